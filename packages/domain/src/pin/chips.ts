import { safeUrl } from '@tackboard/routes/links';
import { type Surface, surfaceParts } from '../surface.js';
import { firstText, truncate } from '../text.js';
import { UPLOADED_DOMAIN } from './attribution.js';
import type { Pin } from './pin.js';
import type { CollectionItem } from './pin-parts.js';

/** Number of chips, and smallest number of items for chips to show. */
export const CHIP_COUNT = 3;

/** Longest domain in a chip, in characters. */
export const DOMAIN_CHIP_LIMIT = 27;

/** Longest domain in a label, in characters (S1 §5.6). */
export const DOMAIN_LABEL_LIMIT = 12;

type Collection = Pick<Pin, 'aggregatedPinData' | 'collectionPin'>;

/** Returns the items of a collage, else those of a collection. */
export function collectionItems(pin: Collection): readonly CollectionItem[] {
  const tags = pin.aggregatedPinData?.pinTagsChips;
  return tags?.length ? tags : (pin.collectionPin?.itemData ?? []);
}

/** Returns the chips of a collage or collection (S1 §5.8): its first 3 items; none when there are fewer. */
export function itemChips(pin: Collection): readonly CollectionItem[] {
  const items = collectionItems(pin);
  return items.length >= CHIP_COUNT ? items.slice(0, CHIP_COUNT) : [];
}

/** Returns the domain of a pin's link, truncated at `limit` characters (S1 §5.6); `undefined` for uploaded pins. */
export function domainChip(
  pin: Pick<Pin, 'domain'>,
  limit: number = DOMAIN_CHIP_LIMIT,
): string | undefined {
  const domain = firstText(pin.domain);
  return domain && domain !== UPLOADED_DOMAIN ? truncate(domain, limit) : undefined;
}

/** The chip that links to the page that a pin is from. */
interface DomainLink {
  readonly domain: string;
  /** Absolute, http or https. */
  readonly href: string;
}

/**
 * Returns the domain chip of a card, truncated at `limit` characters; `undefined` for an uploaded pin, for a link that is neither
 * http nor https, and on surfaces without it.
 */
export function domainLink(
  pin: Pick<Pin, 'domain' | 'link'>,
  surface: Surface,
  limit?: number,
): DomainLink | undefined {
  if (!surfaceParts(surface).domainChip) return undefined;
  const domain = domainChip(pin, limit);
  const href = safeUrl(pin.link, { absolute: true });
  return domain === undefined || href === undefined ? undefined : { domain, href };
}

/** An annotation of a pin's image, with the page about it when there is one. */
interface AnnotationPill {
  readonly name: string;
  readonly url?: string;
}

/** Returns annotations with pages. The first of several with one name counts. */
export function annotationLinks(pin: Pick<Pin, 'pinJoin'>): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const { name, url } of pin.pinJoin?.annotationsWithLinksArray ?? []) {
    if (name && url && !links.has(name)) links.set(name, url);
  }
  return links;
}

/** Returns the annotations for the row of pills, each once, in the order received (S3 §2.3.6). */
export function annotationPills(pin: Pick<Pin, 'pinJoin'>): readonly AnnotationPill[] {
  const links = annotationLinks(pin);
  const names = (pin.pinJoin?.visualAnnotation ?? []).flatMap((name) => firstText(name) ?? []);
  return [...new Set(names)].map((name) => {
    const url = links.get(name);
    return url ? { name, url } : { name };
  });
}
