import type { ImageCrop } from './pin-media.js';

/** The tallest that a picture is shown, as height by width (S1 §5; the servers' own crops come to it exactly). */
export const MAX_DISPLAY_RATIO = 2.1;

/** A crop that cuts something: both edges known, as shares of the picture's height from 0 to 1 (S1 §5). */
export interface UsableCrop {
  readonly minY: number;
  readonly maxY: number;
}

/**
 * The crop of a pin, when it has one to use: both edges must be finite numbers (S1 §5). They are held within 0 and 1;
 * edges that leave nothing of the picture are no crop.
 */
export function imageCrop({ minY = NaN, maxY = NaN }: ImageCrop = {}): UsableCrop | undefined {
  if (![minY, maxY].every(Number.isFinite)) return undefined;
  const crop = { minY: Math.max(minY, 0), maxY: Math.min(maxY, 1) };
  return crop.minY < crop.maxY ? crop : undefined;
}

/**
 * The height by width that a picture is shown with: cropped, and never taller than {@link MAX_DISPLAY_RATIO}.
 * `width` and `height` are pixels above 0 (S1 §5).
 */
export function displayRatio(width: number, height: number, crop?: ImageCrop): number {
  const { minY, maxY } = imageCrop(crop) ?? { minY: 0, maxY: 1 };
  return Math.min((height / width) * (maxY - minY), MAX_DISPLAY_RATIO);
}
