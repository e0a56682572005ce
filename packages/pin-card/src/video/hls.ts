/** How much a player holds; lengths in seconds, sizes in bytes. */
export interface HlsConfig {
  readonly autoStartLoad: boolean;
  readonly startPosition: number;
  readonly maxBufferLength: number;
  readonly maxMaxBufferLength: number;
  readonly maxBufferSize: number;
  readonly backBufferLength: number;
  readonly capLevelToPlayerSize: boolean;
  readonly enableWorker: boolean;
  /** What the line is taken for before it is measured, in bits a second. */
  readonly abrEwmaDefaultEstimate?: number;
}

/** What a player says of an error. */
export interface HlsErrorData {
  /** Nothing more comes by itself. */
  readonly fatal: boolean;
  /** `mediaError` may be recovered from. */
  readonly type: string;
  readonly details: string;
}

/** A player of HLS films: the part of hls.js that is used. */
export interface HlsPlayer {
  /** In bits a second. */
  readonly bandwidthEstimate: number;
  loadSource(url: string): void;
  attachMedia(video: HTMLVideoElement): void;
  startLoad(startPosition?: number): void;
  recoverMediaError(): void;
  destroy(): void;
  /** `hlsError` is the one that is listened to. */
  on(event: string, listener: (event: string, data: HlsErrorData) => void): void;
}

/** The class of such players. */
export interface HlsConstructor {
  new (config: HlsConfig): HlsPlayer;
  /** Whether this browser can play what it decodes. */
  isSupported(): boolean;
}

/** Fetches the class of players, when a film nears the screen. */
export type LoadHls = () => Promise<HlsConstructor>;
