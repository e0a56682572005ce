import type { Picture } from '../media/picture.js';
import { mediaUrl } from './user.js';

/** All sizes of a picture by their keys (S1 §3). */
export function wireImages(
  files: Picture['files'],
): Record<string, { url: string; width: number; height: number }> {
  return Object.fromEntries(
    Object.entries(files).map(([key, { file, width, height }]) => [
      key,
      { url: mediaUrl(file), width, height },
    ]),
  );
}

/** The sizes of a picture in other formats, once they have been made (ours): a URL for each key. */
export function wireImageFormats(files: Picture['files']): {
  image_formats?: { readonly avif: Readonly<Record<string, string>> };
} {
  const avif = Object.entries(files).flatMap(([key, file]) =>
    file.avif === undefined ? [] : [[key, mediaUrl(file.avif)] as const],
  );
  return avif.length > 0 ? { image_formats: { avif: Object.fromEntries(avif) } } : {};
}

/** The largest height / width that a card shows. */
const TALLEST_RATIO = 2.1;

/** The visible part of a picture: the whole, or the top of one that is too tall for a card. */
export function wireImageCrop(width: number, height: number): { min_y: number; max_y: number } {
  return { min_y: 0, max_y: Math.min(1, (TALLEST_RATIO * width) / height) };
}
