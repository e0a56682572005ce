import type { VideoTrack } from '@tackboard/machines/video';

/** How many films may hold data at once. */
const MAX_ATTACHED_VIDEOS = 3;

/** What is known of one film near the screen when it is decided which of them play. Left out: false. */
export interface VideoCandidate {
  readonly track: VideoTrack;
  /** From the middle of the window to the middle of the film, in pixels. */
  readonly distance: number;
  /** Enough of it is on the screen to be watched. */
  readonly isVisible?: boolean;
  /** The person pressed play or pause on it, and it has been on the screen since. */
  readonly isChosen?: boolean;
  /** The mouse or the focus is on its card. */
  readonly isPreferred?: boolean;
  /** The person paused it. */
  readonly isPaused?: boolean;
  /** A dialog lies above it, or it is inert. */
  readonly isCovered?: boolean;
  /** It may start without anybody's press. */
  readonly mayStart?: boolean;
  /** It holds data, and may keep them while it waits. */
  readonly mayWait?: boolean;
}

/** Which films hold data, and which of them play. */
export interface VideoChoice<Video> {
  readonly attached: ReadonlySet<Video>;
  readonly playing: ReadonlySet<Video>;
}

/** A person's choice before the mouse and the focus, and those before the place. */
const rank = ({ isChosen, isPreferred, distance }: VideoCandidate): number =>
  isChosen ? -2 : isPreferred ? -1 : distance;

/**
 * Decides which films play: one of each track, the one the person chose, else the one under the mouse or the focus, else
 * the one nearest to the middle of the window (S3 §4.5). While a film that the person paused is on the screen, no
 * other of its track starts by itself. At most three are attached, those that play before those that may be next.
 */
export function chooseVideos<Video extends VideoCandidate>(
  videos: readonly Video[],
): VideoChoice<Video> {
  const ranked = videos.toSorted((one, other) => rank(one) - rank(other));
  const decided = new Set<VideoTrack>();
  const playing = ranked.filter((video) => {
    const { track, isVisible, isChosen, mayStart } = video;
    const mayPlay = !video.isPaused && !video.isCovered && (isChosen || mayStart);
    if (!isVisible || decided.has(track) || !(mayPlay || isChosen)) return false;
    decided.add(track);
    return mayPlay;
  });
  const waiting = ranked.filter(({ mayWait }) => mayWait);
  return {
    attached: new Set([...new Set([...playing, ...waiting])].slice(0, MAX_ATTACHED_VIDEOS)),
    playing: new Set(playing),
  };
}
