import { gridImage } from './image.js';
import { displayRatio } from './image-crop.js';
import { keepsForm, sizedImage } from './sized-image.js';
import type { Pin } from './pin.js';

/**
 * Returns the displayed ratio of a pin's image, height by width (S1 §5): the `ratio` of `imageSources`, without the
 * cost of its other values. Cropped, above 0 and at most 2.1; 1 without an image.
 */
export function visualRatio({ images = {}, imageCrop }: Pick<Pin, 'images' | 'imageCrop'>): number {
  const named = gridImage(images);
  if (!named) return 1;
  const { width = 1, height = 1 } = sizedImage(named, images) ?? {};
  return displayRatio(width, height, keepsForm(named) ? imageCrop : undefined);
}
