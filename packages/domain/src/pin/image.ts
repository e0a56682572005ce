import type { CardContext } from '../context.js';
import { isCrawler } from '../crawler.js';
import type { PinImage, PinImages } from './pin-media.js';

/** What a picture is chosen for. `high-res` is the zoomed card, `closeup` the pin's own page, `bot` any crawler (S1 §5, S3 §6 §9). */
export const IMAGE_MODES = ['default', 'square', 'high-res', 'closeup', 'bot'] as const;

/** What a picture is chosen for (S1 §5, S3 §6 §9). */
export type ImageMode = (typeof IMAGE_MODES)[number];

/** What a card chooses its picture for: a crawler gets the largest that is not the original (S3 §6). */
export function imageMode(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): ImageMode {
  return isCrawler(context) ? 'bot' : 'default';
}

/** The sizes that a grid takes, best first (S1 §5). */
export const GRID_IMAGE_SIZES = ['236x', '170x', '136x136', '736x', '474x', 'orig'] as const;

/** The sizes that high-res mode takes, best first (S1 §5). */
export const HIGH_RES_IMAGE_SIZES = ['736x', 'orig', '474x', '236x'] as const;

/** The size that a close-up takes when the viewer chose none (S3 §9). */
export const CLOSEUP_IMAGE_SIZE = '736x';

/** The side of a square pin's picture, in pixels (S1 §5). */
export const SQUARE_SIDE_PX = 136;

/** A picture with the size key it was found under (S1 §5). */
export interface ChosenImage extends PinImage {
  readonly key: string;
  /** None of the sizes that the mode names was there: this is the largest of the rest. */
  readonly isFallback: boolean;
}

const ORIGINAL_KEYS = ['orig', 'originals'];

/** True for the key of the file that was uploaded; servers call it `orig` or `originals` (S1 §3). */
export function isOriginalKey(key: string): boolean {
  return ORIGINAL_KEYS.includes(key);
}

/** A picture with its key in the map of a server. */
export type NamedImage = readonly [key: string, image: PinImage];

/** In pixels. A key such as `236x` or `136x136` names the side that is not told. */
function area([key, { width = Number.parseFloat(key), height = width }]: NamedImage): number {
  return width * height || 0;
}

/** The map of a server may hold empty entries (S1 §3). */
function isUsable(named: readonly [string, PinImage | undefined]): named is NamedImage {
  return Boolean(named[1]?.url?.trim());
}

/** The pictures that have a url, with their keys (S1 §3). */
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

/** The original is the last of the sizes, so its other name can follow them. */
function firstOfGrid(images: PinImages): NamedImage | undefined {
  return firstOf([...GRID_IMAGE_SIZES, 'originals'], images);
}

function largest(images: readonly NamedImage[]): NamedImage | undefined {
  return images.toSorted((one, other) => area(other) - area(one))[0];
}

function wantedImage(images: PinImages, mode: ImageMode): NamedImage | undefined {
  if (mode === 'bot') return largest(usableImages(images).filter(([key]) => !isOriginalKey(key)));
  if (mode === 'default' || mode === 'square') return firstOfGrid(images);
  // High-res begins with the size of a close-up.
  const keys = HIGH_RES_IMAGE_SIZES.flatMap((key) => (isOriginalKey(key) ? ORIGINAL_KEYS : key));
  return firstOf(keys, images);
}

/** The picture that {@link chooseImage} chooses for a grid (S1 §5). */
export function gridImage(images: PinImages): NamedImage | undefined {
  return firstOfGrid(images) ?? largest(usableImages(images));
}

/**
 * The picture that shows a pin (S1 §5, S3 §6 §9): the first there is of the sizes that the mode names. Crawlers get
 * the largest that is not the original. Without any of those, the largest of the rest with `isFallback`; `undefined`
 * when the pin has no picture.
 */
export function chooseImage(
  images: PinImages = {},
  mode: ImageMode = 'default',
): ChosenImage | undefined {
  const wanted = wantedImage(images, mode);
  const found = wanted ?? largest(usableImages(images));
  return found && { ...found[1], key: found[0], isFallback: wanted === undefined };
}
