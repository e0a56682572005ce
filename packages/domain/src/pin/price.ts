import { firstText } from '../text.js';
import type { Pin } from './pin.js';
import type { OfferSummary, Product } from './rich-data.js';

/** A price, as formatted by the server. */
export interface PriceLabel {
  /** `$10.00`, or the range `$10.00-$20.00`. */
  readonly text: string;
  /** Both ends of a range, for labels with their own separator. */
  readonly range?: { readonly min: string; readonly max: string };
  /** Struck-through price before a reduction. */
  readonly struck?: string;
}

type Priced = Pick<Pin, 'richSummary' | 'richMetadata'>;

/** Returns the first product of a pin; `undefined` without products. */
export function pinProduct(pin: Priced): Product | undefined {
  return pin.richSummary?.products?.[0] ?? pin.richMetadata?.products?.[0];
}

/**
 * Returns the price of a pin's product (S1 §5.11): a range when both ends exist and differ, otherwise the single price.
 * The original price is struck through only when it differs from the current one. `undefined` without a price, and for a
 * stale product, whose label replaces it.
 */
export function priceLabel(
  offer: OfferSummary | undefined,
  { isStaleProduct }: Pick<Pin, 'isStaleProduct'> = {},
): PriceLabel | undefined {
  if (isStaleProduct) return undefined;
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

/** Shipping: always free, or free from an order of `price`. */
export type ShippingLabel =
  | { readonly kind: 'free' }
  | { readonly kind: 'freeOver'; readonly price: string };

/** Returns the shipping note of a product; `undefined` without shipping information. */
export function shippingLabel(product: Product | undefined): ShippingLabel | undefined {
  const { freeShippingPrice, freeShippingValue } = product?.shippingInfo ?? {};
  if (freeShippingValue === 0) return { kind: 'free' };
  const price = firstText(freeShippingPrice);
  return price ? { kind: 'freeOver', price } : undefined;
}

/** Returns the labels of a product, such as `Best seller`, without blank ones. */
export function productLabels(product: Product | undefined): readonly string[] {
  return (product?.labels ?? []).flatMap((label) => firstText(label) ?? []);
}

/** Why a product may not be available at its price: key of a text in the words of the card. */
type AvailabilityLabel = 'soldOut' | 'seePriceOnSite';

/** Returns "Sold out" for a product out of stock, "See price on site" for a stale price. */
export function availabilityLabel(
  pin: Pick<Pin, 'isOosProduct' | 'isStaleProduct'>,
): AvailabilityLabel | undefined {
  if (pin.isOosProduct) return 'soldOut';
  return pin.isStaleProduct ? 'seePriceOnSite' : undefined;
}
