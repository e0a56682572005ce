import type { Picture } from '../media/picture.js';
import { mediaUrl } from './user.js';

/** Every size of a picture by its key; each with url, width, height (S1 §3). */
export function wireImages(
  picture: Pick<Picture, 'files'>,
): Record<string, { url: string; width: number; height: number }> {
  return Object.fromEntries(
    Object.entries(picture.files).map(([key, { file, width, height }]) => [
      key,
      { url: mediaUrl(file), width, height },
    ]),
  );
}

/** The tallest that a card shows a picture, as height / width. */
const TALLEST_RATIO = 2.1;

/** The part that shows: all of it, or the top of a picture that is taller than a card may be. */
export function wireImageCrop(width: number, height: number): { min_y: number; max_y: number } {
  return { min_y: 0, max_y: Math.min(1, (TALLEST_RATIO * width) / height) };
}
