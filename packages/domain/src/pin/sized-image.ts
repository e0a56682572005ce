import { type NamedImage, usableImages } from './image.js';
import type { PinImage, PinImages } from './pin-media.js';

// Sizes such as `236x` keep the ratio of the image; `136x136` and `600x315` are cropped.
const OWN_FORM = /^(\d+x|orig|originals)$/;

/** Whether a size shows the whole image (S1 §3). Sizes such as `136x136` are cropped. */
export function keepsForm([key]: NamedImage): boolean {
  return OWN_FORM.test(key);
}

function isSized([, { width = 0, height = 0 }]: NamedImage): boolean {
  return width > 0 && height > 0;
}

/**
 * Returns an image with known pixels (S1 §3): this one, or another of the same ratio; `undefined` when none is known.
 */
export function sizedImage(named: NamedImage, images: PinImages): PinImage | undefined {
  if (isSized(named)) return named[1];
  return keepsForm(named) ? usableImages(images).filter(keepsForm).find(isSized)?.[1] : undefined;
}
