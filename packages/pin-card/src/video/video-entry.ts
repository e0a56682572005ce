import { windowOf } from '../window-of.js';
import type { VideoCandidate } from './choose-videos.js';
import type { CoordinatedVideo } from './coordinated-video.js';

/** A video is visible when this share of it, or of the window that it fills, is on the screen. */
const VISIBLE_SHARE = 0.5;

/** A video that moved further than this between two measurements, in window heights, is part of a fling. */
const FLING_WINDOWS = 0.5;

/** A video of the page, with what was measured of it. */
export type VideoEntry = { -readonly [Fact in keyof VideoCandidate]: VideoCandidate[Fact] } & {
  readonly video: CoordinatedVideo;
  /** Its id in the video session: the id of its pin, made unique. */
  readonly key: string;
  isNear?: boolean;
  hasFailed?: boolean;
  isAttached?: boolean;
  isPlaying?: boolean;
  /** It did not move far since the last measurement, so no fling carries it past. */
  isStill?: boolean;
  /** Its centre at the last measurement, in pixels from the top of the window. */
  centre?: number;
  /** The status that was last passed to `onChange`, as text. */
  notifiedStatus?: string;
};

/** Measures where a video is now. One that the viewer chose is visible while any part of it is on the screen. */
export function measure(entry: VideoEntry): void {
  const { top, bottom, left, right, height } = entry.video.element.getBoundingClientRect();
  const { innerHeight, innerWidth } = windowOf(entry.video.element);
  const visiblePx = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const centre = (top + bottom) / 2;
  const requiredPx = entry.isChosen ? 0 : Math.min(height, innerHeight) * VISIBLE_SHARE;
  entry.isVisible = visiblePx > 0 && visiblePx >= requiredPx;
  entry.isStill = Math.abs(centre - (entry.centre ?? Infinity)) < innerHeight * FLING_WINDOWS;
  entry.distance = Math.hypot(centre - innerHeight / 2, (left + right - innerWidth) / 2);
  entry.centre = centre;
}

/** Calls the video's `onChange` when its status changed. */
export function notifyStatus(entry: VideoEntry): void {
  const { isVisible, isNear, isPlaying, isPaused = false, hasFailed = false } = entry;
  const place = isVisible ? 'visible' : isNear ? 'near' : 'idle';
  const phase = isPlaying ? 'playing' : place;
  const status = phase + isPaused + hasFailed;
  if (entry.notifiedStatus === status) return;
  entry.notifiedStatus = status;
  entry.video.onChange({ phase, isPaused, hasFailed });
}
