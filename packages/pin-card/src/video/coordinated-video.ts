import type { VideoTrack } from '@tackboard/machines';

/**
 * `idle` is away from the screen, `near` within half a window of it, `visible` enough on it to be watched, `playing`
 * visible and playing.
 */
export type VideoPhase = 'idle' | 'near' | 'visible' | 'playing';

/** The state of a coordinated video, for the component that renders it. */
export interface VideoStatus {
  readonly phase: VideoPhase;
  /** The viewer paused it. It does not start again without a press. */
  readonly isPaused: boolean;
  /** None of its files could be played. It waits for a retry. */
  readonly hasFailed: boolean;
}

/** A video that takes turns with the other videos of the page (S3 §4.5), and the functions that control it. */
export interface CoordinatedVideo {
  /** The id of its pin. Its position is remembered under this id when the video is removed and added again. */
  readonly id: string;
  /** Organic videos take turns among themselves, promoted videos among theirs. */
  readonly track: VideoTrack;
  /** The element whose position on the screen decides. */
  readonly element: Element;
  /**
   * Starts only when the viewer presses Play, and detaches as soon as another video has its turn.
   * @default false
   */
  readonly isManual?: boolean;
  /** Loads its data and continues at `timeS`, in seconds. */
  readonly attach: (timeS: number) => void;
  /** Releases its data. */
  readonly detach: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Its current position, in seconds. */
  readonly timeS: () => number;
  /** Called when its status changes. */
  readonly onChange: (status: VideoStatus) => void;
}

/** Notifies the coordinator about one video. */
export interface VideoHandle {
  /** Call this when the viewer presses Play or retries. */
  readonly play: () => void;
  /** Call this when the viewer presses Pause, or when the browser blocks playback. */
  readonly pause: () => void;
  /** Call this when the pointer or the focus enters its card, or leaves it. */
  readonly prefer: (isPreferred: boolean) => void;
  /** Call this when the player's state changes: a number from 0 to 9 and the position in seconds. */
  readonly report: (stateNumber: number, timeS: number) => void;
  /** Call this when the video is unmounted. Its position, and whether it is paused, are kept for its return. */
  readonly remove: () => void;
}
