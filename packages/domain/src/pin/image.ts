import { safeUrl } from '@tackboard/routes/links';
import { type CardContext, isCrawler } from '../context.js';
import type { PinImage, PinImages } from './pin-media.js';
import { displayRatio, imageCrop, type UsableCrop } from './image-crop.js';
import type { Pin } from './pin.js';

/**
 * The purpose of an image. `high-res` is the zoomed card, `closeup` the page of the pin, `bot` any
 * crawler.
 */
export const IMAGE_MODES = ['default', 'square', 'high-res', 'closeup', 'bot'] as const;

/** The purpose of an image. */
export type ImageMode = (typeof IMAGE_MODES)[number];

/** Returns the image mode of a card (S3 §6.5): crawlers get the largest image that is not the original. */
export function imageMode(context: Pick<CardContext, 'isBot' | 'isSocialBot'>): ImageMode {
  return isCrawler(context) ? 'bot' : 'default';
}

/** Image sizes of a grid, best first. */
export const GRID_IMAGE_SIZES = ['236x', '170x', '136x136', '736x', '474x', 'orig'] as const;

/** Image sizes of high-res mode and of the close-up, best first. */
export const HIGH_RES_IMAGE_SIZES = ['736x', 'orig', '474x', '236x'] as const;

/** Side of the image of a square pin, in pixels. */
export const SQUARE_SIDE_PX = 136;

/** An image with its size key. */
interface ChosenImage extends PinImage {
  readonly key: string;
  /** None of the sizes of the mode exists: this is the largest of the rest. */
  readonly isFallback: boolean;
}

const ORIGINAL_KEYS = ['orig', 'originals'];

/** Whether a size key is the uploaded original. Servers call it `orig` or `originals`. */
export function isOriginalKey(key: string): boolean {
  return ORIGINAL_KEYS.includes(key);
}

/** An image with its key in the map of a server. */
type NamedImage = readonly [key: string, image: PinImage];

/** In pixels. A key such as `236x` or `136x136` gives an unknown side. */
function area([key, { width = Number.parseFloat(key), height = width }]: NamedImage): number {
  return width * height || 0;
}

/** Maps of servers may have empty entries, and no picture is loaded from another scheme than http and https. */
function isUsable(named: readonly [string, PinImage | undefined]): named is NamedImage {
  return safeUrl(named[1]?.url) !== undefined;
}

/** Returns the images that have an http, https or relative URL, with their keys. */
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

/** Returns the image that {@link chooseImage} chooses for a grid. */
function gridImage(images: PinImages): NamedImage | undefined {
  return firstOfGrid(images) ?? largest(usableImages(images));
}

/**
 * Chooses the image of a pin (S3 §6.5): the first existing size of the mode. Crawlers get the largest image
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

// Sizes such as `236x` keep the ratio of the image; `136x136` and `600x315` are cropped.
const OWN_FORM = /^(\d+x|orig|originals)$/;

/** Whether a size shows the whole image. Sizes such as `136x136` are cropped. */
function keepsForm([key]: NamedImage): boolean {
  return OWN_FORM.test(key);
}

function isSized([, { width = 0, height = 0 }]: NamedImage): boolean {
  return width > 0 && height > 0;
}

/**
 * Returns an image with known pixels: this one, or another of the same ratio; `undefined` when none is known.
 */
function sizedImage(named: NamedImage, images: PinImages): PinImage | undefined {
  if (isSized(named)) return named[1];
  return keepsForm(named) ? usableImages(images).filter(keepsForm).find(isSized)?.[1] : undefined;
}

/** Everything that an `<img>` and a grid need to render the image of a pin without measuring it. */
export interface ImageSources {
  readonly src: string;
  /** Candidates by width, narrowest first; `''` when `src` is the only one. */
  readonly srcSet: string;
  /** Pixel size of the whole image, for the attributes of the `<img>`. */
  readonly width: number;
  readonly height: number;
  /**
   * Displayed ratio, height by width: cropped, at most 2.1. Square pins and images of unknown size are square before
   * the crop.
   */
  readonly ratio: number;
  /** The visible part of the image; absent when all of it is visible. */
  readonly crop?: UsableCrop;
  /** `#rrggbb`, the placeholder while the image loads. */
  readonly dominantColor?: string;
  /** None of the sizes of the mode exists. */
  readonly isFallback: boolean;
}

type Picture = Pick<Pin, 'images' | 'imageCrop' | 'dominantColor'>;

// A srcset is split at white space, and a comma at the edge of a URL ends its candidate.
const BREAKS_SRCSET = /\s|^,|,$/;

/** Whether a srcset can name a URL. */
export function fitsSrcSet(url: string): boolean {
  return !BREAKS_SRCSET.test(url);
}

/** An image that a browser may choose for its screen. */
export interface Candidate {
  readonly key: string;
  readonly url: string;
  readonly width: number;
}

/**
 * Returns the images that a browser may choose in place of the one with a key, narrowest first: none when that one is cut, or the
 * only one. The original is one for crawlers only.
 */
export function imageCandidates(
  images: PinImages,
  chosen: string,
  mode: ImageMode,
): readonly Candidate[] {
  if (mode === 'square' || !OWN_FORM.test(chosen)) return [];
  const byWidth = new Map<number, Candidate>();
  const urls = new Set<string>();
  for (const named of usableImages(images)) {
    const [key, { url, width }] = named;
    const fits = keepsForm(named) && (mode === 'bot' || !isOriginalKey(key));
    const isNew = width && !byWidth.has(width) && !urls.has(url);
    if (!fits || !isNew || !fitsSrcSet(url)) continue;
    byWidth.set(width, { key, url, width });
    urls.add(url);
  }
  if (byWidth.size < 2) return [];
  return [...byWidth.values()].toSorted((one, other) => one.width - other.width);
}

/**
 * Returns the image of a pin for cards and grids: the chosen size, the candidates for sharper screens, the pixel size
 * and the displayed ratio. The original is a candidate for crawlers only (S3 §6.5). `undefined` without an image.
 */
export function imageSources(pin: Picture, mode: ImageMode = 'default'): ImageSources | undefined {
  const { images = {} } = pin;
  const chosen = chooseImage(images, mode);
  if (chosen === undefined) return undefined;
  const named = [chosen.key, chosen] as const;
  const isSquare = mode === 'square';
  const isCut = isSquare || !keepsForm(named);
  const measured = isSquare ? undefined : sizedImage(named, images);
  const { width = SQUARE_SIDE_PX, height = SQUARE_SIDE_PX } = measured ?? {};
  const crop = isCut ? undefined : imageCrop(pin.imageCrop);
  const cuts = crop && (crop.minY > 0 || crop.maxY < 1);
  return {
    src: chosen.url,
    srcSet: imageCandidates(images, chosen.key, mode)
      .map(({ url, width: pixels }) => `${url} ${pixels}w`)
      .join(', '),
    width,
    height,
    ratio: displayRatio(width, height, crop),
    crop: cuts ? crop : undefined,
    dominantColor: pin.dominantColor ?? chosen.dominantColor,
    isFallback: chosen.isFallback,
  };
}

/**
 * Returns the displayed ratio of a pin's image, height by width: the `ratio` of `imageSources`, without the
 * cost of its other values. Cropped, above 0 and at most 2.1; 1 without an image.
 */
export function visualRatio({
  images = {},
  imageCrop: crop,
}: Pick<Pin, 'images' | 'imageCrop'>): number {
  const named = gridImage(images);
  if (!named) return 1;
  const { width = 1, height = 1 } = sizedImage(named, images) ?? {};
  return displayRatio(width, height, keepsForm(named) ? crop : undefined);
}
