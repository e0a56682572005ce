import { firstText } from '../text/first-text.js';
import { truncate } from '../text/truncate.js';
import { UPLOADED_DOMAIN } from './attribution.js';
import type { Pin } from './pin.js';
import type { CollectionItem } from './pin-collections.js';

/** How many chips show, and how many items there must be for any to show (S1 §5 §9). */
export const CHIP_COUNT = 3;

/** How many characters of a domain its chip shows (S1 §5). */
export const DOMAIN_CHIP_LIMIT = 27;

/** How many characters of a domain its label shows, the short variant (S1 §5). */
export const DOMAIN_LABEL_LIMIT = 12;

/**
 * The chips of a collage or a collection (S1 §5): its first 3 items, and none when there are fewer. A collage's chips
 * come before the items of a collection.
 */
export function itemChips(
  pin: Pick<Pin, 'aggregatedPinData' | 'collectionPin'>,
): readonly CollectionItem[] {
  const tags = pin.aggregatedPinData?.pinTagsChips ?? [];
  const items = tags.length > 0 ? tags : (pin.collectionPin?.itemData ?? []);
  return items.length >= CHIP_COUNT ? items.slice(0, CHIP_COUNT) : [];
}

/** The domain of a pin's link for its chip, at most `limit` characters; `undefined` for an uploaded pin (S1 §5). */
export function domainChip(
  pin: Pick<Pin, 'domain'>,
  limit: number = DOMAIN_CHIP_LIMIT,
): string | undefined {
  const domain = firstText(pin.domain);
  return domain && domain !== UPLOADED_DOMAIN ? truncate(domain, limit) : undefined;
}
