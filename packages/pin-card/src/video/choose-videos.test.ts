import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVideos, type VideoCandidate } from './choose-videos.js';

const SEEN = { track: 'organic', isVisible: true, mayStart: true, mayWait: true } as const;

/** A film on the screen that may start; `changes` are put over it. */
const film = (distance: number, changes: Partial<VideoCandidate> = {}): VideoCandidate => ({
  ...SEEN,
  distance,
  ...changes,
});

/** The distances of the films that play, as their names. */
const playing = (...films: VideoCandidate[]) =>
  [...chooseVideos(films).playing].map(({ distance }) => distance);
const attached = (...films: VideoCandidate[]) =>
  [...chooseVideos(films).attached].map(({ distance }) => distance);

describe('the film that plays', () => {
  it.each<[string, VideoCandidate[], number[]]>([
    ['is the nearest to the middle', [film(300), film(20), film(100)], [20]],
    ['is none that is too little seen', [film(20, { isVisible: false }), film(100)], [100]],
    ['is the one with the mouse or the focus', [film(20), film(100, { isPreferred: true })], [100]],
    [
      'is the one the person chose',
      [film(20, { isPreferred: true }), film(100, { isChosen: true, mayStart: false })],
      [100],
    ],
    ['is none that may not start', [film(20, { mayStart: false }), film(100)], [100]],
    ['is none that the person paused', [film(20, { isPaused: true }), film(100)], [100]],
    [
      'is none while the one just paused shows',
      [film(20, { isPaused: true, isChosen: true }), film(100)],
      [],
    ],
    ['is none under a dialog', [film(20, { isCovered: true }), film(100, { isCovered: true })], []],
    [
      'is one of each track (S3 §4.5.1)',
      [film(20), film(30, { track: 'promoted' }), film(40)],
      [20, 30],
    ],
  ])('%s', (_, films, expected) => {
    expect(playing(...films)).toEqual(expected);
  });
});

describe('the films that hold data', () => {
  it('are three, nearest first', () => {
    expect(attached(film(400), film(100), film(300), film(200))).toEqual([100, 200, 300]);
  });

  it('are those that play before those that are near', () => {
    const chosen = film(900, { isChosen: true, mayWait: false });
    expect(attached(film(100), film(200), film(300), chosen)).toEqual([900, 100, 200]);
  });

  it('are none that may neither play nor wait', () => {
    expect(attached(film(100, { mayStart: false, mayWait: false }))).toEqual([]);
  });

  it('are never more than three, hold all that plays, and one of each track plays', () => {
    const flag = fc.boolean();
    const anyFilm = fc.record({
      track: fc.constantFrom('organic' as const, 'promoted' as const),
      distance: fc.nat(2000),
      isVisible: flag,
      isChosen: flag,
      isPreferred: flag,
      isPaused: flag,
      isCovered: flag,
      mayStart: flag,
      mayWait: flag,
    });
    fc.assert(
      fc.property(fc.array(anyFilm), (films) => {
        const choice = chooseVideos(films);
        const tracks = [...choice.playing].map(({ track }) => track);
        expect(choice.attached.size).toBeLessThanOrEqual(3);
        expect(new Set(tracks).size).toBe(tracks.length);
        for (const one of choice.playing) {
          expect(choice.attached.has(one)).toBe(true);
          expect(one.isVisible && !one.isPaused && !one.isCovered).toBe(true);
        }
      }),
    );
  });
});
