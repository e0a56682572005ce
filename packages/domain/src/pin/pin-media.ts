/** The size keys under which the specification names pictures (S1 §3). Servers send others beside them. */
export const IMAGE_SIZES = [
  '60x60',
  '136x136',
  '170x',
  '236x',
  '474x',
  '564x',
  '736x',
  '600x315',
  '750x',
  'orig',
] as const;

/** A size key that the specification names (S1 §3). */
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** One picture file: `url` as the server gave it, `width` and `height` in pixels (S1 §3). */
export interface PinImage {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly dominantColor?: string;
}

/**
 * Pictures by the server's own size key: one of {@link IMAGE_SIZES}, or another. Keys are data: any may be
 * missing, the original may be called `orig` or `originals`, and a key may carry another size's file (S1 §3).
 */
export type PinImages = Readonly<Record<string, PinImage>>;

/** The part of the picture that shows, as shares of its height from 0 to 1 (S1 §3). */
export interface ImageCrop {
  readonly minY?: number;
  readonly maxY?: number;
}

/** One file of a video; `duration` in milliseconds (S1 §3). */
export interface VideoVariant {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
  readonly thumbnail?: string;
  /** Caption files (WebVTT) by the server's own language key, such as `en-us`. */
  readonly captionsUrls?: Readonly<Record<string, string>>;
}

/** A video with its files by the server's own format key, such as `V_HLSV4` or `V_720P` (S1 §3). */
export interface PinVideos {
  readonly id?: string;
  readonly duration?: number;
  readonly videoList?: Readonly<Record<string, VideoVariant>>;
}

/** Media of another site inside the pin; `type` is a word such as `video` or `gif`, sizes in pixels (S1 §3). */
export interface Embed {
  readonly src?: string;
  readonly type?: string;
  readonly subtype?: string;
  readonly width?: number;
  readonly height?: number;
}

/** What a video player is doing; the number of a state is its place in this list, 0 to 9 (S3 §4.5). */
export const VIDEO_PLAYER_STATES = [
  'default',
  'loadStart',
  'loadedMetadata',
  'loadedData',
  'playing',
  'paused',
  'seeking',
  'stalling',
  'failed',
  'ended',
] as const;

/** What a video player is doing (S3 §4.5). */
export type VideoPlayerState = (typeof VIDEO_PLAYER_STATES)[number];
