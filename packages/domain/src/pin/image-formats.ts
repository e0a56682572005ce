import { safeUrl } from '@tackboard/routes/links';
import { chooseImage, fitsSrcSet, imageCandidates, type ImageMode } from './image.js';
import { IMAGE_FORMATS } from './pin-media.js';
import type { Pin } from './pin.js';

/** An image in a smaller format, for a `<source>` in front of its `<img>`. */
export interface ImageFormat {
  /** The media type, such as `image/avif`. */
  readonly type: string;
  /** The candidates of the image in this format. */
  readonly srcSet: string;
}

/**
 * Returns the image that `imageSources` chooses in smaller formats, best first. A format needs a file for every candidate: with
 * fewer, a sharp screen would show a file that is too small.
 */
export function imageFormats(
  { images = {}, imageFormats: formats }: Pick<Pin, 'imageFormats' | 'images'>,
  mode: ImageMode = 'default',
): readonly ImageFormat[] {
  const chosen = chooseImage(images, mode);
  if (chosen === undefined) return [];
  const candidates = imageCandidates(images, chosen.key, mode);
  // Without a choice there is no width to choose by.
  const wanted = candidates.length > 0 ? candidates : [{ key: chosen.key, width: undefined }];
  return IMAGE_FORMATS.flatMap((name) => {
    const files = wanted.map(({ key, width }) => {
      const url = safeUrl(formats?.[name]?.[key]);
      if (url === undefined || !fitsSrcSet(url)) return undefined;
      return width === undefined ? url : `${url} ${width}w`;
    });
    return files.includes(undefined) ? [] : { type: `image/${name}`, srcSet: files.join(', ') };
  });
}
