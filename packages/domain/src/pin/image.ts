import { safeUrl } from '@tackboard/routes/links';
import type { CardContext } from '../context.js';
import { isCrawler } from '../crawler.js';
import type { PinImage, PinImages } from './pin-media.js';

/**
 * The purpose of an image (S1 §5, S3 §6 §9). `high-res` is the zoomed card, `closeup` the page of the pin, `bot` any
 * crawler.
 */
export const IMAGE_MODES = ['default', 'square', 'high-res', 'closeup', 'bot'] as const;

/** The purpose of an image (S1 §5, S3 §6 §9). */
export type ImageMode = (typeof IMAGE_MODES)[number];

/** Returns the image mode of a card (S3 §6): crawlers get the largest image that is not the original. */
export function imageMode(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): ImageMode {
  return isCrawler(context) ? 'bot' : 'default';
}

/** Image sizes of a grid, best first (S1 §5). */
export const GRID_IMAGE_SIZES = ['236x', '170x', '136x136', '736x', '474x', 'orig'] as const;

/** Image sizes of high-res mode and of the close-up, best first (S1 §5, S3 §9). */
export const HIGH_RES_IMAGE_SIZES = ['736x', 'orig', '474x', '236x'] as const;

/** Side of the image of a square pin, in pixels (S1 §5). */
export const SQUARE_SIDE_PX = 136;

/** An image with its size key (S1 §5). */
export interface ChosenImage extends PinImage {
  readonly key: string;
  /** None of the sizes of the mode exists: this is the largest of the rest. */
  readonly isFallback: boolean;
}

const ORIGINAL_KEYS = ['orig', 'originals'];

/** Whether a size key is the uploaded original (S1 §3). Servers call it `orig` or `originals`. */
export function isOriginalKey(key: string): boolean {
  return ORIGINAL_KEYS.includes(key);
}

/** An image with its key in the map of a server. */
export type NamedImage = readonly [key: string, image: PinImage];

/** In pixels. A key such as `236x` or `136x136` gives an unknown side. */
function area([key, { width = Number.parseFloat(key), height = width }]: NamedImage): number {
  return width * height || 0;
}

/** Maps of servers may have empty entries, and no picture is loaded from another scheme than http and https (S1 §3). */
function isUsable(named: readonly [string, PinImage | undefined]): named is NamedImage {
  return safeUrl(named[1]?.url) !== undefined;
}

/** Returns the images that have an http, https or relative URL, with their keys (S1 §3). */
export function usableImages(images: PinImages): readonly NamedImage[] {
  return Object.entries(images).filter(isUsable);
}

function firstOf(keys: readonly string[], images: PinImages): NamedImage | undefined {
  // A loop: this runs for every card of a grid.
  for (const key of keys) {
    const named = [key, images[key]] as const;
    if (isUsable(named)) return named;
  }
  return undefined;
}

/** The original is the last of the sizes, so its other name can follow. */
function firstOfGrid(images: PinImages): NamedImage | undefined {
  return firstOf([...GRID_IMAGE_SIZES, 'originals'], images);
}

function largest(images: readonly NamedImage[]): NamedImage | undefined {
  return images.toSorted((one, other) => area(other) - area(one))[0];
}

function wantedImage(images: PinImages, mode: ImageMode): NamedImage | undefined {
  if (mode === 'bot') return largest(usableImages(images).filter(([key]) => !isOriginalKey(key)));
  if (mode === 'default' || mode === 'square') return firstOfGrid(images);
  const keys = HIGH_RES_IMAGE_SIZES.flatMap((key) => (isOriginalKey(key) ? ORIGINAL_KEYS : key));
  return firstOf(keys, images);
}

/** Returns the image that {@link chooseImage} chooses for a grid (S1 §5). */
export function gridImage(images: PinImages): NamedImage | undefined {
  return firstOfGrid(images) ?? largest(usableImages(images));
}

/**
 * Chooses the image of a pin (S1 §5, S3 §6 §9): the first existing size of the mode. Crawlers get the largest image
 * that is not the original. Without any of those, the largest of the rest with `isFallback`; `undefined` without an
 * image.
 */
export function chooseImage(
  images: PinImages = {},
  mode: ImageMode = 'default',
): ChosenImage | undefined {
  const wanted = wantedImage(images, mode);
  const found = wanted ?? largest(usableImages(images));
  return found && { ...found[1], key: found[0], isFallback: wanted === undefined };
}
