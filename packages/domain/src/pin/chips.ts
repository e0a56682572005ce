import { firstText } from '../text/first-text.js';
import { truncate } from '../text/truncate.js';
import { UPLOADED_DOMAIN } from './attribution.js';
import type { Pin } from './pin.js';
import type { CollectionItem } from './pin-collections.js';

/** Number of chips, and smallest number of items for chips to show (S1 §5 §9). */
export const CHIP_COUNT = 3;

/** Longest domain in a chip, in characters (S1 §5). */
export const DOMAIN_CHIP_LIMIT = 27;

/** Longest domain in a label, in characters (S1 §5). */
export const DOMAIN_LABEL_LIMIT = 12;

/**
 * Returns the chips of a collage or collection (S1 §5): its first 3 items; none when there are fewer. The chips of a
 * collage come before the items of a collection.
 */
export function itemChips(
  pin: Pick<Pin, 'aggregatedPinData' | 'collectionPin'>,
): readonly CollectionItem[] {
  const tags = pin.aggregatedPinData?.pinTagsChips ?? [];
  const items = tags.length > 0 ? tags : (pin.collectionPin?.itemData ?? []);
  return items.length >= CHIP_COUNT ? items.slice(0, CHIP_COUNT) : [];
}

/** Returns the domain of a pin's link, truncated at `limit` characters (S1 §5); `undefined` for uploaded pins. */
export function domainChip(
  pin: Pick<Pin, 'domain'>,
  limit: number = DOMAIN_CHIP_LIMIT,
): string | undefined {
  const domain = firstText(pin.domain);
  return domain && domain !== UPLOADED_DOMAIN ? truncate(domain, limit) : undefined;
}
