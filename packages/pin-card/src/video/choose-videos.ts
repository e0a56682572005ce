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
