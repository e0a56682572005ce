import type { VideoCandidate } from './choose-videos.js';
import type { CoordinatedVideo } from './coordinated-video.js';

/** So much of a film, or of the window that it fills, is enough to be watched. */
const VISIBLE_SHARE = 0.5;

/** A film that has moved further since the last look, in windows, is carried past by a fling. */
const FLING_WINDOWS = 0.5;

/** A film on the page, with what is seen of it. */
export type VideoEntry = { -readonly [Fact in keyof VideoCandidate]: VideoCandidate[Fact] } & {
  readonly video: CoordinatedVideo;
  /** What its session is kept under. */
  readonly key: string;
  isNear?: boolean;
  hasFailed?: boolean;
  isAttached?: boolean;
  isPlaying?: boolean;
  /** It stays where it is: no fling carries it past. */
  isCalm?: boolean;
  /** Where its middle was at the last look, in pixels from the window's top. */
  middle?: number;
  /** What was last told of it. */
  told?: string;
};

/** Looks where a film stands now. One that the person chose counts while any of it is seen. */
export function lookAt(entry: VideoEntry): void {
  const { top, bottom, left, right, height } = entry.video.element.getBoundingClientRect();
  const { innerHeight, innerWidth } = window;
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const middle = (top + bottom) / 2;
  const enough = entry.isChosen ? 0 : Math.min(height, innerHeight) * VISIBLE_SHARE;
  entry.isVisible = seen > 0 && seen >= enough;
  entry.isCalm = Math.abs(middle - (entry.middle ?? Infinity)) < innerHeight * FLING_WINDOWS;
  entry.distance = Math.hypot(middle - innerHeight / 2, (left + right - innerWidth) / 2);
  entry.middle = middle;
}

/** Tells what shows a film how it stands, when that is news. */
export function tellStatus(entry: VideoEntry): void {
  const { isVisible, isNear, isPlaying, isPaused = false, hasFailed = false } = entry;
  const place = isVisible ? 'visible' : isNear ? 'near' : 'idle';
  const phase = isPlaying ? 'playing' : place;
  const told = phase + isPaused + hasFailed;
  if (entry.told === told) return;
  entry.told = told;
  entry.video.onChange({ phase, isPaused, hasFailed });
}
