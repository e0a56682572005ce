import { chooseImage, type ImageMode, SQUARE_SIDE_PX, usableImages } from './image.js';
import { displayRatio, imageCrop, type UsableCrop } from './image-crop.js';
import type { Pin } from './pin.js';
import type { PinImage } from './pin-media.js';

/** Everything that an `<img>` and a grid need to show a pin's picture without measuring it (S1 §5). */
export interface ImageSources {
  readonly src: string;
  /** Candidates by width, narrowest first; `''` when there is none beside `src`. */
  readonly srcSet: string;
  /** The pixels of the whole picture, for the attributes of the `<img>`. */
  readonly width: number;
  readonly height: number;
  /** Height by width as shown: cropped, at most 2.1. A square pin, and a picture of unknown size, are square. */
  readonly ratio: number;
  /** The part of the picture that shows; absent when all of it does. */
  readonly crop?: UsableCrop;
  /** `#rrggbb` that stands in while the picture loads. */
  readonly dominantColor?: string;
  /** None of the sizes that the mode names was there. */
  readonly isFallback: boolean;
}

type Picture = Pick<Pin, 'images' | 'imageCrop' | 'dominantColor'>;

const SCALED = /^\d+x$/;
// Sizes such as `236x` keep the picture's form; `136x136` and `600x315` are cut to their own.
const OWN_FORM = /^(\d+x|orig(inals)?)$/;
// A srcset is split at blanks, and a comma at the edge of a url ends its candidate.
const BREAKS_SRCSET = /\s|^,|,$/;

function size({ width = 0, height = 0 }: PinImage): { width: number; height: number } | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function srcSet(images: Picture['images'], withOriginal: boolean): string {
  const byWidth = new Map<number, string>();
  for (const [key, { url, width }] of usableImages(images)) {
    const fits = (withOriginal ? OWN_FORM : SCALED).test(key);
    const isNew = width && !byWidth.has(width) && ![...byWidth.values()].includes(url);
    if (fits && isNew && !BREAKS_SRCSET.test(url)) byWidth.set(width, url);
  }
  if (byWidth.size < 2) return '';
  return [...byWidth]
    .toSorted(([one], [other]) => one - other)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}

/** The pixels of a picture, or else those of another size of the same form. */
function measure(
  chosen: PinImage & { readonly key: string },
  images: Picture['images'],
): { width: number; height: number } | undefined {
  const known = size(chosen);
  if (known || !OWN_FORM.test(chosen.key)) return known;
  const others = usableImages(images).filter(([key]) => OWN_FORM.test(key));
  return others.map(([, image]) => size(image)).find(Boolean);
}

/**
 * The picture of a pin as a card and a grid show it (S1 §5): the chosen size, the candidates for sharper screens, the
 * pixels and the displayed ratio. The original is a candidate for crawlers only (S3 §6). `undefined` when the pin has
 * no picture.
 */
export function imageSources(pin: Picture, mode: ImageMode = 'default'): ImageSources | undefined {
  const chosen = chooseImage(pin.images, mode);
  if (chosen === undefined) return undefined;
  const isSquare = mode === 'square';
  const isCut = isSquare || !OWN_FORM.test(chosen.key);
  const measured = isSquare ? undefined : measure(chosen, pin.images);
  const { width, height } = measured ?? { width: SQUARE_SIDE_PX, height: SQUARE_SIDE_PX };
  const crop = isCut ? undefined : imageCrop(pin.imageCrop);
  const cuts = crop && (crop.minY > 0 || crop.maxY < 1);
  return {
    src: chosen.url,
    srcSet: isCut ? '' : srcSet(pin.images, mode === 'bot'),
    width,
    height,
    ratio: displayRatio(width, height, crop),
    crop: cuts ? crop : undefined,
    dominantColor: pin.dominantColor ?? chosen.dominantColor,
    isFallback: chosen.isFallback,
  };
}
