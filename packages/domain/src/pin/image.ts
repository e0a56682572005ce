import type { PinImage, PinImages } from './pin-media.js';

/** What a picture is chosen for. `high-res` is the zoomed card, `closeup` the pin's own page, `bot` any crawler (S1 §5, S3 §6 §9). */
export const IMAGE_MODES = ['default', 'square', 'high-res', 'closeup', 'bot'] as const;

/** What a picture is chosen for (S1 §5, S3 §6 §9). */
export type ImageMode = (typeof IMAGE_MODES)[number];

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

const SIZES: Record<Exclude<ImageMode, 'bot'>, readonly string[]> = {
  default: GRID_IMAGE_SIZES,
  square: GRID_IMAGE_SIZES,
  'high-res': HIGH_RES_IMAGE_SIZES,
  closeup: [CLOSEUP_IMAGE_SIZE, ...HIGH_RES_IMAGE_SIZES],
};

/** True for the key of the file that was uploaded; servers call it `orig` or `originals` (S1 §3). */
export function isOriginalKey(key: string): boolean {
  return ORIGINAL_KEYS.includes(key);
}

/** The side that a size key such as `236x` or `136x136` names, in pixels; 0 for a key that names none. */
function keyWidth(key: string): number {
  return Number.parseInt(key, 10) || 0;
}

type NamedImage = readonly [key: string, image: PinImage];

function area([key, { width = keyWidth(key), height = width }]: NamedImage): number {
  return width * height;
}

/** The pictures that have a url, with their keys. The map of a server may hold empty entries (S1 §3). */
export function usableImages(images: PinImages | undefined): readonly NamedImage[] {
  return Object.entries(images ?? {}).filter(([, image]) => image?.url?.trim());
}

function firstOf(sizes: readonly string[], images: readonly NamedImage[]): NamedImage | undefined {
  const found = sizes.map((size) =>
    images.find(([key]) => (size === 'orig' ? isOriginalKey(key) : key === size)),
  );
  return found.find(Boolean);
}

/**
 * The picture that shows a pin (S1 §5, S3 §6 §9): the first there is of the sizes that the mode names. Crawlers get
 * the largest that is not the original. Without any of those, the largest of the rest with `isFallback`; `undefined`
 * when the pin has no picture.
 */
export function chooseImage(
  images: PinImages | undefined,
  mode: ImageMode = 'default',
): ChosenImage | undefined {
  const usable = usableImages(images);
  const largestFirst = usable.toSorted((one, other) => area(other) - area(one));
  const wanted =
    mode === 'bot'
      ? largestFirst.find(([key]) => !isOriginalKey(key))
      : firstOf(SIZES[mode], usable);
  const found = wanted ?? largestFirst[0];
  return found && { ...found[1], key: found[0], isFallback: wanted === undefined };
}
