import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseVideos,
  measureVideo,
  type VideoCandidate,
  videoPermissions,
} from './choose-videos.js';

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

describe('a video', () => {
  const WINDOW = { innerWidth: 1000, innerHeight: 800 };
  const box = (top: number, height = 200) => ({
    top,
    bottom: top + height,
    left: 400,
    right: 600,
    height,
  });
  const isVisible = (top: number, height?: number, isChosen = false) =>
    measureVideo(box(top, height), WINDOW, { isChosen }).isVisible;
  const isStill = (top: number, lastCentre?: number) =>
    measureVideo(box(top), WINDOW, lastCentre === undefined ? {} : { lastCentre }).isStill;

  it.each<[string, boolean, boolean]>([
    ['with half of it on the screen is visible', isVisible(700), true],
    ['with less than half of it on the screen is not', isVisible(701), false],
    ['with less than half of it above the screen is visible', isVisible(-100), true],
    ['with more than half of it above the screen is not', isVisible(-101), false],
    ['that fills half of the window is visible', isVisible(400, 2000), true],
    ['that fills less than half of the window is not', isVisible(401, 2000), false],
    ['that the viewer chose is visible with its last pixel', isVisible(799, 200, true), true],
    ['that the viewer chose is not visible off the screen', isVisible(800, 200, true), false],
    ['that moved less than half a window is still', isStill(300, 799), true],
    ['that moved half a window is carried past', isStill(300, 800), false],
    ['that was not measured before is not still', isStill(300), false],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('is as far as its centre is from that of the window', () => {
    expect(measureVideo(box(300), WINDOW, {})).toMatchObject({ distance: 0, centre: 400 });
    const aside = { ...box(700), left: 800, right: 1000 };
    expect(measureVideo(aside, WINDOW, {})).toMatchObject({ distance: 565.685424949238 });
  });

  it.each<[string, Parameters<typeof videoPermissions>[0], boolean, boolean]>([
    ['on the screen', { isVisible: true, isStill: true, allowsAutoplay: true }, true, true],
    ['below a page that has not scrolled', { isStill: true, allowsAutoplay: true }, true, false],
    [
      'below a page that has scrolled',
      { isStill: true, allowsAutoplay: true, hasScrolled: true },
      true,
      true,
    ],
    ['carried past', { isVisible: true, allowsAutoplay: true, hasScrolled: true }, false, false],
    [
      'carried past with its data',
      { isVisible: true, isAttached: true, allowsAutoplay: true },
      true,
      true,
    ],
    ['with reduced motion or data', { isVisible: true, isStill: true }, false, false],
    ['with reduced motion or data that has loaded', { isAttached: true }, false, true],
    [
      'that waits for a press',
      { isManual: true, isVisible: true, isAttached: true, isStill: true, allowsAutoplay: true },
      false,
      false,
    ],
  ])('%s: may start and may hold data', (_, facts, canAutoplay, canBuffer) => {
    expect(videoPermissions(facts)).toEqual({ canAutoplay, canBuffer });
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
