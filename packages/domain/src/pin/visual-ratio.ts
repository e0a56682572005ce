import { gridImage } from './image.js';
import { displayRatio } from './image-crop.js';
import { keepsForm, sizedImage } from './sized-image.js';
import type { Pin } from './pin.js';

/**
 * The height by width of a pin's picture as a grid shows it (S1 §5): the `ratio` of `imageSources`, for placing pins by
 * the thousand without building what an `<img>` needs. Cropped, above 0 and at most 2.1. 1 when the pin has no picture.
 */
export function visualRatio({ images = {}, imageCrop }: Pick<Pin, 'images' | 'imageCrop'>): number {
  const named = gridImage(images);
  if (!named) return 1;
  const { width = 1, height = 1 } = sizedImage(named, images) ?? {};
  return displayRatio(width, height, keepsForm(named) ? imageCrop : undefined);
}
