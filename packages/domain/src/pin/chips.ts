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

type Collection = Pick<Pin, 'aggregatedPinData' | 'collectionPin'>;

/** Returns the items of a collage, else those of a collection (S1 §3). */
export function collectionItems(pin: Collection): readonly CollectionItem[] {
  const tags = pin.aggregatedPinData?.pinTagsChips;
  return tags?.length ? tags : (pin.collectionPin?.itemData ?? []);
}

/** Returns the chips of a collage or collection (S1 §5): its first 3 items; none when there are fewer. */
export function itemChips(pin: Collection): readonly CollectionItem[] {
  const items = collectionItems(pin);
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
