/** The options that a player is created with. Lengths are in seconds, sizes in bytes. */
export interface HlsConfig {
  readonly autoStartLoad: boolean;
  readonly startPosition: number;
  readonly maxBufferLength: number;
  readonly maxMaxBufferLength: number;
  readonly maxBufferSize: number;
  readonly backBufferLength: number;
  readonly capLevelToPlayerSize: boolean;
  readonly enableWorker: boolean;
  /** The bandwidth to assume until it is measured, in bits per second. */
  readonly abrEwmaDefaultEstimate?: number;
}

/** The data of an `hlsError` event. */
interface HlsErrorData {
  /** The player stopped. */
  readonly fatal: boolean;
  /** A `mediaError` can be recovered once. */
  readonly type: string;
  readonly details: string;
}

/** The part of hls.js that the kit uses. */
export interface HlsPlayer {
  /** In bits per second. */
  readonly bandwidthEstimate: number;
  loadSource(url: string): void;
  attachMedia(video: HTMLVideoElement): void;
  startLoad(startPosition?: number): void;
  recoverMediaError(): void;
  destroy(): void;
  /** The kit listens only to `hlsError`. */
  on(event: string, listener: (event: string, data: HlsErrorData) => void): void;
}

/** The class that hls.js exports. */
export interface HlsConstructor {
  new (config: HlsConfig): HlsPlayer;
  /** Whether the browser supports media sources and the codecs. */
  isSupported(): boolean;
}

/** Loads the class. Called when the first video comes near the screen, once the page is idle. */
export type LoadHls = () => Promise<HlsConstructor>;

/** hls.js could not be imported. */
class MissingHlsError extends Error {
  override readonly name = 'MissingHlsError';
  readonly code = 'missing-hls';

  /** `cause` is the error of the import. */
  constructor(cause: unknown) {
    super(
      'hls.js could not be loaded, so HLS videos do not play in browsers without HLS support. ' +
        'Install hls.js next to @tackboard/pin-card, or pass another player: createTackboard({ environment: { loadHls } }).',
      { cause },
    );
  }
}

/// <reference types="./hls-light.js" />

/**
 * Imports `hls.js/light`, an optional peer dependency. Rejects with a {@link MissingHlsError}; the next call imports again.
 */
export const loadHls: LoadHls = async () => {
  // Bundlers tolerate an import inside `try` when the package is not installed.
  try {
    return (await import('hls.js/light')).default;
  } catch (cause) {
    throw new MissingHlsError(cause);
  }
};
