import {
  chooseImage,
  type ImageMode,
  isOriginalKey,
  SQUARE_SIDE_PX,
  usableImages,
} from './image.js';
import { displayRatio, imageCrop, type UsableCrop } from './image-crop.js';
import { keepsForm, sizedImage } from './sized-image.js';
import type { Pin } from './pin.js';
import type { PinImages } from './pin-media.js';

/** Everything that an `<img>` and a grid need to render the image of a pin without measuring it (S1 §5). */
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

function srcSet(images: PinImages, withOriginal: boolean): string {
  const byWidth = new Map<number, string>();
  const urls = new Set<string>();
  for (const named of usableImages(images)) {
    const [key, { url, width }] = named;
    const fits = keepsForm(named) && (withOriginal || !isOriginalKey(key));
    const isNew = width && !byWidth.has(width) && !urls.has(url);
    if (!fits || !isNew || BREAKS_SRCSET.test(url)) continue;
    byWidth.set(width, url);
    urls.add(url);
  }
  if (byWidth.size < 2) return '';
  return [...byWidth]
    .toSorted(([one], [other]) => one - other)
    .map(([width, url]) => `${url} ${width}w`)
    .join(', ');
}

/**
 * Returns the image of a pin for cards and grids: the chosen size, the candidates for sharper screens, the pixel size
 * and the displayed ratio. The original is a candidate for crawlers only (S3 §6). `undefined` without an image.
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
    srcSet: isCut ? '' : srcSet(images, mode === 'bot'),
    width,
    height,
    ratio: displayRatio(width, height, crop),
    crop: cuts ? crop : undefined,
    dominantColor: pin.dominantColor ?? chosen.dominantColor,
    isFallback: chosen.isFallback,
  };
}
