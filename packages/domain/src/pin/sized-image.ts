import { type NamedImage, usableImages } from './image.js';
import type { PinImage, PinImages } from './pin-media.js';

// Sizes such as `236x` keep the picture's form; `136x136` and `600x315` are cut to their own.
const OWN_FORM = /^(\d+x|orig|originals)$/;

/** True for a size that shows the whole picture; one such as `136x136` is cut to a form of its own (S1 §3). */
export function keepsForm([key]: NamedImage): boolean {
  return OWN_FORM.test(key);
}

function isSized([, { width = 0, height = 0 }]: NamedImage): boolean {
  return width > 0 && height > 0;
}

/** The picture whose pixels are told: this one, or else another of the same form; `undefined` when nobody tells (S1 §3). */
export function sizedImage(named: NamedImage, images: PinImages): PinImage | undefined {
  if (isSized(named)) return named[1];
  return keepsForm(named) ? usableImages(images).filter(keepsForm).find(isSized)?.[1] : undefined;
}
