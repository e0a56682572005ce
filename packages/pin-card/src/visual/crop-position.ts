import type { ImageSources } from '@tackboard/domain';

/**
 * Where the cropped part lies, as `object-position`: at 0 % the box shows the top of the picture, at 100 % its foot.
 * `undefined` for a picture that is not cropped.
 */
export function cropPosition({ crop, ratio, width, height }: ImageSources): string | undefined {
  const hiddenShare = 1 - (ratio * width) / height;
  return crop && hiddenShare > 0 ? `50% ${(crop.minY / hiddenShare) * 100}%` : undefined;
}
