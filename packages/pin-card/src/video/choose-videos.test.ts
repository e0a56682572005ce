import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVideos, type VideoCandidate } from './choose-videos.js';

const ON_SCREEN = {
  track: 'organic',
  isVisible: true,
  canAutoplay: true,
  canBuffer: true,
} as const;

/** A video on the screen that may start. `changes` override its fields. */
const video = (distance: number, changes: Partial<VideoCandidate> = {}): VideoCandidate => ({
  ...ON_SCREEN,
  distance,
  ...changes,
});

/** The distances of the chosen videos. They identify the videos. */
const playing = (...videos: VideoCandidate[]) =>
  [...chooseVideos(videos).playing].map(({ distance }) => distance);
const attached = (...videos: VideoCandidate[]) =>
  [...chooseVideos(videos).attached].map(({ distance }) => distance);

describe('the video that plays', () => {
  it.each<[string, VideoCandidate[], number[]]>([
    ['is the one nearest to the centre', [video(300), video(20), video(100)], [20]],
    [
      'is never one that is not visible enough',
      [video(20, { isVisible: false }), video(100)],
      [100],
    ],
    ['is the one with pointer or focus', [video(20), video(100, { isPreferred: true })], [100]],
    [
      'is the one that the viewer chose',
      [video(20, { isPreferred: true }), video(100, { isChosen: true, canAutoplay: false })],
      [100],
    ],
    ['is never one that may not start', [video(20, { canAutoplay: false }), video(100)], [100]],
    ['is never one that the viewer paused', [video(20, { isPaused: true }), video(100)], [100]],
    [
      'is none while the one just paused is visible',
      [video(20, { isPaused: true, isChosen: true }), video(100)],
      [],
    ],
    [
      'is never one under a dialog',
      [video(20, { isCovered: true }), video(100, { isCovered: true })],
      [],
    ],
    [
      'is one of each track (S3 §4.5.1)',
      [video(20), video(30, { track: 'promoted' }), video(40)],
      [20, 30],
    ],
  ])('%s', (_, videos, expected) => {
    expect(playing(...videos)).toEqual(expected);
  });
});

describe('attached videos', () => {
  it('are the three nearest', () => {
    expect(attached(video(400), video(100), video(300), video(200))).toEqual([100, 200, 300]);
  });

  it('are the playing videos, then the nearest', () => {
    const chosen = video(900, { isChosen: true, canBuffer: false });
    expect(attached(video(100), video(200), video(300), chosen)).toEqual([900, 100, 200]);
  });

  it('do not include videos that may neither play nor buffer', () => {
    expect(attached(video(100, { canAutoplay: false, canBuffer: false }))).toEqual([]);
  });

  it('are at most three and include all playing videos, one per track', () => {
    const flag = fc.boolean();
    const anyVideo = fc.record({
      track: fc.constantFrom('organic' as const, 'promoted' as const),
      distance: fc.nat(2000),
      isVisible: flag,
      isChosen: flag,
      isPreferred: flag,
      isPaused: flag,
      isCovered: flag,
      canAutoplay: flag,
      canBuffer: flag,
    });
    fc.assert(
      fc.property(fc.array(anyVideo), (videos) => {
        const choice = chooseVideos(videos);
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
