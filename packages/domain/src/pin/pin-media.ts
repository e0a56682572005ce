/** Size keys of images in the specification. Servers send others too. */
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

/** An image file. `url` is unchanged, `width` and `height` are pixels. */
export interface PinImage {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly dominantColor?: string;
}

/**
 * Images by the server's size key: one of {@link IMAGE_SIZES}, or another. Any key may be missing, the
 * original may be `orig` or `originals`, and a key may have the file of another size.
 */
export type PinImages = Readonly<Record<string, PinImage>>;

/** Formats of image files that are smaller than JPEG, best first. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const;

/**
 * URLs of the same images in smaller formats: by format, one of {@link IMAGE_FORMATS} or another, which is not used, and by size key.
 * A file is as large as the image with its key. The field is ours.
 */
export type PinImageFormats = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The visible part of an image, as shares of its height from 0 to 1. */
export interface ImageCrop {
  readonly minY?: number;
  readonly maxY?: number;
}

/** A video file; `duration` in milliseconds. */
export interface VideoVariant {
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
  readonly duration?: number;
  readonly thumbnail?: string;
  /** Caption files (WebVTT) by the server's language key, such as `en-us`. */
  readonly captionsUrls?: Readonly<Record<string, string>>;
}

/** A video with its files by the server's format key, such as `V_HLSV4` or `V_720P`. */
export interface PinVideos {
  readonly id?: string;
  readonly duration?: number;
  readonly videoList?: Readonly<Record<string, VideoVariant>>;
}

/** Media of another site; `type` is `video`, `gif` or another value, sizes are pixels. */
export interface Embed {
  readonly src?: string;
  readonly type?: string;
  readonly subtype?: string;
  readonly width?: number;
  readonly height?: number;
}

/** States of a video player (S3 §4.5.5). The number of a state is its index in this list, 0 to 9. */
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

/** State of a video player. */
export type VideoPlayerState = (typeof VIDEO_PLAYER_STATES)[number];
