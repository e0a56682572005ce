import type { ImageSources } from '@tackboard/domain';

/**
 * Returns the `object-position` of a cropped picture: 0 % shows its top, 100 % its bottom. Undefined for a picture that is
 * not cropped.
 */
export function cropPosition({ crop, ratio, width, height }: ImageSources): string | undefined {
  const hiddenShare = 1 - (ratio * width) / height;
  return crop && hiddenShare > 0 ? `50% ${(crop.minY / hiddenShare) * 100}%` : undefined;
}
