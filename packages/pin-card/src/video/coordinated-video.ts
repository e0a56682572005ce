import type { VideoTrack } from '@tackboard/machines/video';

/** How far a film has come: away from the screen, near it, enough of it on the screen to be watched, playing. */
export type VideoPhase = 'idle' | 'near' | 'visible' | 'playing';

/** How a film stands, for what shows it. */
export interface VideoStatus {
  readonly phase: VideoPhase;
  /** The person paused it: it does not start again by itself. */
  readonly isPaused: boolean;
  /** It could not be played, and waits for another try. */
  readonly hasFailed: boolean;
}

/** A film that takes turns with the others of its page, and what is done to it. */
export interface CoordinatedVideo {
  /** What it is remembered by when it leaves and comes back: the id of its pin. */
  readonly id: string;
  /** Organic films take turns among themselves, promoted ones among theirs (S3 §4.5). */
  readonly track: VideoTrack;
  /** The box whose place on the screen counts. */
  readonly element: Element;
  /**
   * Starts at a person's press alone, and is let go of as soon as it has no turn.
   * @default false
   */
  readonly isManual?: boolean;
  /** Loads its data, to go on from `timeS` seconds. */
  readonly attach: (timeS: number) => void;
  /** Lets go of its data. */
  readonly detach: () => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Where it stands, in seconds. */
  readonly timeS: () => number;
  /** Hears how it stands, when that changes. */
  readonly onChange: (status: VideoStatus) => void;
}

/** What a coordinated film tells. */
export interface VideoHandle {
  /** The person pressed play, or wants another try. */
  readonly play: () => void;
  /** The person pressed pause, or the browser did not let it start. */
  readonly pause: () => void;
  /** The mouse or the focus came to its card, or left it. */
  readonly prefer: (isPreferred: boolean) => void;
  /** The player went into a state, 0 to 9 (S3 §4.5); `timeS` is where it stands, in seconds. */
  readonly report: (stateNumber: number, timeS: number) => void;
  /** It is gone from the page. Whether it was paused, and where, is kept for when it comes back. */
  readonly remove: () => void;
}
