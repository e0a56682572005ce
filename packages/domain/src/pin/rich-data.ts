import type { OpenWord } from '../text.js';
import type { PinImages } from './pin-media.js';

/** Shopping flags by number. */
export const SHOPPING_FLAGS = {
  available: 1,
  shopTheLook: 2,
  productPinV2: 5,
  richProductPin: 6,
  organicCarousel: 10,
} as const;

/** A shopping flag. */
export type ShoppingFlag = keyof typeof SHOPPING_FLAGS;

/** Types of rich data, by the `type_name` of servers. */
export const RICH_TYPE_NAMES = ['product', 'recipe', 'article', 'mobile application'] as const;

/** A type of rich data. */
type RichTypeName = (typeof RICH_TYPE_NAMES)[number];

/** The brand of a product. */
export interface ProductBrand {
  readonly name?: string;
  readonly signature?: string;
}

/** The price of a product. Prices are formatted, such as `$380.99`; `priceValue` is the number. */
export interface OfferSummary {
  readonly price?: string;
  readonly minPrice?: string;
  readonly maxPrice?: string;
  /** The price before a reduction. */
  readonly standardPrice?: string;
  readonly priceValue?: number;
  /** ISO 4217, such as `USD`. */
  readonly currency?: string;
  readonly inStock?: boolean;
  readonly availability?: number;
  readonly percentageOff?: string;
}

/** Shipping of a product; `freeShippingValue` is the order value from which it is free. */
export interface ShippingInfo {
  readonly freeShippingPrice?: string;
  readonly freeShippingValue?: number;
}

/** A dimension in which variants of a product differ, such as colour. */
export interface VariantDimension {
  readonly name?: string;
  readonly values?: readonly string[];
}

/** One variant of a product. */
export interface ProductVariant {
  readonly itemId?: string;
  readonly pinId?: string;
  /** Values by dimension name. */
  readonly dimensions?: Readonly<Record<string, string>>;
}

/** The variants of a product. */
export interface VariantSet {
  readonly dimensionMetadata?: readonly VariantDimension[];
  readonly variants?: readonly ProductVariant[];
}

/** Another image of a product; its signature is the key of a carousel slot. */
export interface ProductImage {
  readonly imageSignature?: string;
  readonly images?: PinImages;
}

/** A product. */
export interface Product {
  readonly id?: string;
  readonly itemId?: string;
  readonly itemSetId?: string;
  readonly name?: string;
  readonly brand?: ProductBrand;
  readonly offerSummary?: OfferSummary;
  /** Labels such as "Best seller": `labelInfo.labels` in the specification. */
  readonly labels?: readonly string[];
  readonly shippingInfo?: ShippingInfo;
  readonly variantSet?: VariantSet;
  readonly additionalImages?: readonly ProductImage[];
}

/** An article; `publishedAt` in milliseconds since 1970. */
export interface Article {
  readonly id?: string;
  readonly name?: string;
  readonly description?: string;
  readonly authors?: readonly string[];
  readonly publishedAt?: number;
}

/** A recipe; times in milliseconds (servers send seconds). */
export interface Recipe {
  readonly id?: string;
  readonly name?: string;
  readonly cookTime?: number;
  readonly totalTime?: number;
  readonly servings?: string;
  readonly diets?: readonly string[];
}

/** The ratings of a product or recipe: `rating` out of `maxRating`, default 5. */
export interface AggregateRating {
  readonly rating?: number;
  readonly maxRating?: number;
  readonly ratingCount?: number;
  readonly reviewCount?: number;
}

/** Rich data of the linked page: `richMetadata` and `richSummary` of a pin. */
export interface RichData {
  readonly id?: string;
  readonly typeName?: OpenWord<RichTypeName>;
  readonly displayName?: string;
  /** In milliseconds; servers send seconds. */
  readonly displayCookTime?: number;
  readonly title?: string;
  readonly description?: string;
  readonly url?: string;
  readonly siteName?: string;
  readonly products?: readonly Product[];
  readonly article?: Article;
  readonly recipe?: Recipe;
  readonly aggregateRating?: AggregateRating;
}
