import type { ImageCrop } from './pin-media.js';

/** Largest displayed ratio, height by width. The crops of servers reach it exactly. */
export const MAX_DISPLAY_RATIO = 2.1;

/** A usable crop: both edges, as shares of the image height from 0 to 1. */
export interface UsableCrop {
  readonly minY: number;
  readonly maxY: number;
}

/**
 * Returns the usable crop of a pin (S1 §5.12). Both edges must be finite numbers; they are clamped to 0–1. Edges that
 * leave nothing of the image are not a crop.
 */
export function imageCrop({ minY = NaN, maxY = NaN }: ImageCrop = {}): UsableCrop | undefined {
  if (![minY, maxY].every(Number.isFinite)) return undefined;
  const crop = { minY: Math.max(minY, 0), maxY: Math.min(maxY, 1) };
  return crop.minY < crop.maxY ? crop : undefined;
}

/**
 * Returns the displayed ratio, height by width: cropped, at most {@link MAX_DISPLAY_RATIO}. `width` and
 * `height` are pixels above 0.
 */
export function displayRatio(width: number, height: number, crop?: ImageCrop): number {
  const { minY, maxY } = imageCrop(crop) ?? { minY: 0, maxY: 1 };
  return Math.min((height / width) * (maxY - minY), MAX_DISPLAY_RATIO);
}

/** Height of the placeholder for a removed idea pin (S1 §2.31). */
export const REMOVED_TILE_HEIGHT_PX = 314;
