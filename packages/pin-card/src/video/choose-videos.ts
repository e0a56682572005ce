import type { VideoTrack } from '@tackboard/machines';

/** Most videos that hold data at once. */
const MAX_ATTACHED_VIDEOS = 3;

/** The facts about one video near the screen that decide whether it plays. Every flag defaults to false. */
export interface VideoCandidate {
  readonly track: VideoTrack;
  /** From the centre of the window to the centre of the video, in pixels. */
  readonly distance: number;
  /** Enough of it is on the screen to watch it. */
  readonly isVisible?: boolean;
  /** The viewer pressed Play or Pause on it, and it has stayed on the screen since. */
  readonly isChosen?: boolean;
  /** The pointer or the focus is on its card. */
  readonly isPreferred?: boolean;
  /** The viewer paused it. */
  readonly isPaused?: boolean;
  /** A dialog covers it, or it is inert. */
  readonly isCovered?: boolean;
  /** It may start without a press. */
  readonly canAutoplay?: boolean;
  /** It may hold data before its turn, or keep the data it has. */
  readonly canBuffer?: boolean;
}

/** Where a video is in its window, in pixels. */
export type VideoBox = Pick<DOMRect, 'bottom' | 'height' | 'left' | 'right' | 'top'>;

/** The size of a window, in pixels. */
export type WindowSize = Pick<Window, 'innerHeight' | 'innerWidth'>;

/** What was measured of a video, for its next measurement. */
export interface VideoMeasurement {
  readonly isVisible: boolean;
  /** It did not move far since the last measurement, so no fling carries it past. */
  readonly isStill: boolean;
  readonly distance: number;
  /** Its centre, in pixels from the top of the window. */
  readonly centre: number;
}

/** A video is visible when this share of it, or of the window that it fills, is on the screen. */
const VISIBLE_SHARE = 0.5;

/** A video that moved further than this between two measurements, in window heights, is part of a fling. */
const FLING_WINDOWS = 0.5;

/**
 * Measures a video. One that the viewer chose is visible while any part of it is on the screen. `lastCentre` is the centre at the
 * measurement before; undefined for the first one, which is never still.
 */
export function measureVideo(
  { top, bottom, left, right, height }: VideoBox,
  { innerHeight, innerWidth }: WindowSize,
  {
    isChosen,
    lastCentre = Infinity,
  }: { readonly isChosen?: boolean; readonly lastCentre?: number },
): VideoMeasurement {
  const visiblePx = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const requiredPx = isChosen ? 0 : Math.min(height, innerHeight) * VISIBLE_SHARE;
  const centre = (top + bottom) / 2;
  return {
    isVisible: visiblePx > 0 && visiblePx >= requiredPx,
    isStill: Math.abs(centre - lastCentre) < innerHeight * FLING_WINDOWS,
    distance: Math.hypot(centre - innerHeight / 2, (left + right - innerWidth) / 2),
    centre,
  };
}

/** The facts about a video and its page that decide what it may do without a press. Every flag defaults to false. */
interface VideoPermissionFacts {
  /** It starts only when the viewer presses Play. */
  readonly isManual?: boolean;
  readonly isVisible?: boolean;
  /** It holds data. */
  readonly isAttached?: boolean;
  readonly isStill?: boolean;
  /** Neither reduced motion nor reduced data is on. */
  readonly allowsAutoplay?: boolean;
  /** The page has scrolled. */
  readonly hasScrolled?: boolean;
}

/**
 * Decides whether a video may start, and may hold data, without a press. A new one waits until it stands still. On a page that no one has
 * scrolled only visible videos hold data: the first load has no use for another one.
 */
export function videoPermissions({
  isManual = false,
  isVisible = false,
  isAttached = false,
  isStill = false,
  allowsAutoplay = false,
  hasScrolled = false,
}: VideoPermissionFacts): Required<Pick<VideoCandidate, 'canAutoplay' | 'canBuffer'>> {
  const canAutoplay = !isManual && allowsAutoplay && (isAttached || isStill);
  const canLoad = canAutoplay && (isVisible || hasScrolled);
  return { canAutoplay, canBuffer: canLoad || (isAttached && !isManual) };
}

/** The videos that hold data, and those of them that play. */
export interface VideoChoice<Video> {
  readonly attached: ReadonlySet<Video>;
  readonly playing: ReadonlySet<Video>;
}

/** Lower ranks first: the viewer's choice, then pointer and focus, then the distance. */
const rank = ({ isChosen, isPreferred, distance }: VideoCandidate): number =>
  isChosen ? -2 : isPreferred ? -1 : distance;

/**
 * Chooses one video of each track to play: the one that the viewer chose, else the one under the pointer or the focus, else
 * the one nearest to the centre of the window. While a video that the viewer just paused is on the screen, no
 * other video of its track starts. At most three videos are attached; playing videos come before buffering ones.
 */
export function chooseVideos<Video extends VideoCandidate>(
  videos: readonly Video[],
): VideoChoice<Video> {
  const ranked = videos.toSorted((one, other) => rank(one) - rank(other));
  const decided = new Set<VideoTrack>();
  const playing = ranked.filter((video) => {
    const { track, isVisible, isChosen, canAutoplay } = video;
    const mayPlay = !video.isPaused && !video.isCovered && (isChosen || canAutoplay);
    if (!isVisible || decided.has(track) || !(mayPlay || isChosen)) return false;
    decided.add(track);
    return mayPlay;
  });
  const buffering = ranked.filter(({ canBuffer }) => canBuffer);
  return {
    attached: new Set([...new Set([...playing, ...buffering])].slice(0, MAX_ATTACHED_VIDEOS)),
    playing: new Set(playing),
  };
}
