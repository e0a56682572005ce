import { firstText } from '../text/first-text.js';
import type { Pin } from './pin.js';
import type { OfferSummary, Product } from './rich-data.js';

/** What a thing costs, as finished texts of the server (S1 §5). */
export interface PriceLabel {
  /** `$10.00`, or the range `$10.00-$20.00`. */
  readonly text: string;
  /** The two ends of a range, for a label that joins them its own way. */
  readonly range?: { readonly min: string; readonly max: string };
  /** The price before a reduction, to be struck through. */
  readonly struck?: string;
}

type Priced = Pick<Pin, 'richSummary' | 'richMetadata'>;

/** The first product of a pin (S1 §3); `undefined` when it sells none. */
export function pinProduct(pin: Priced): Product | undefined {
  return pin.richSummary?.products?.[0] ?? pin.richMetadata?.products?.[0];
}

/**
 * What a pin's product costs (S1 §5): a range when both ends are known and differ, else the single price. The original
 * price is struck through only when there is one and it differs from the current. `undefined` without any price.
 */
export function priceLabel(offer: OfferSummary | undefined): PriceLabel | undefined {
  const min = firstText(offer?.minPrice);
  const max = firstText(offer?.maxPrice);
  const range = min && max && min !== max ? { min, max } : undefined;
  const current = firstText(offer?.price, min, max);
  const text = range ? `${range.min}-${range.max}` : current;
  if (text === undefined) return undefined;
  const standard = firstText(offer?.standardPrice);
  const struck = standard !== current && standard !== text ? standard : undefined;
  return { text, ...(range ? { range } : {}), ...(struck ? { struck } : {}) };
}

/** What delivery costs: always free, or free from an order of `price` (S1 §3). */
export type ShippingLabel =
  | { readonly kind: 'free' }
  | { readonly kind: 'freeOver'; readonly price: string };

/** What is said about the delivery of a product (S1 §3): nothing when the shop says nothing. */
export function shippingLabel(product: Product | undefined): ShippingLabel | undefined {
  const { freeShippingPrice, freeShippingValue } = product?.shippingInfo ?? {};
  if (freeShippingValue === 0) return { kind: 'free' };
  const price = firstText(freeShippingPrice);
  return price ? { kind: 'freeOver', price } : undefined;
}

/** The notes of the shop about a product, such as `Best seller`, without blank ones (S1 §3). */
export function productLabels(product: Product | undefined): readonly string[] {
  return (product?.labels ?? []).flatMap((label) => firstText(label) ?? []);
}

/** Why a product may not be had at the price shown: the key of its sentence in the card's words (S1 §8). */
export type AvailabilityLabel = 'soldOut' | 'seePriceOnSite';

/** "Sold out" for a product that is out of stock, "See price on site" for one whose price is stale (S1 §4 §8). */
export function availabilityLabel(
  pin: Pick<Pin, 'isOosProduct' | 'isStaleProduct'>,
): AvailabilityLabel | undefined {
  if (pin.isOosProduct) return 'soldOut';
  return pin.isStaleProduct ? 'seePriceOnSite' : undefined;
}
