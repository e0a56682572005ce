import type { OpenWord } from '../open-word.js';
import type { PinImages } from './pin-media.js';

/** What a pin offers to a shopper, by the server's number (S1 §3). */
export const SHOPPING_FLAGS = {
  available: 1,
  shopTheLook: 2,
  productPinV2: 5,
  richProductPin: 6,
  organicCarousel: 10,
} as const;

/** The name of a shopping flag (S1 §3). */
export type ShoppingFlag = keyof typeof SHOPPING_FLAGS;

/** What rich data is about; the words that servers send in `type_name` (S1 §3). */
export const RICH_TYPE_NAMES = ['product', 'recipe', 'article', 'mobile application'] as const;

/** What rich data is about (S1 §3). */
export type RichTypeName = (typeof RICH_TYPE_NAMES)[number];

/** Who makes a product (S1 §3). */
export interface ProductBrand {
  readonly name?: string;
  readonly signature?: string;
}

/** What a product costs. Prices are finished texts such as `$380.99`; `priceValue` is the number (S1 §3). */
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

/** What delivery costs; `freeShippingValue` is the order value from which it is free (S1 §3). */
export interface ShippingInfo {
  readonly freeShippingPrice?: string;
  readonly freeShippingValue?: number;
}

/** One way in which the variants of a product differ, such as a colour (S1 §3). */
export interface VariantDimension {
  readonly name?: string;
  readonly values?: readonly string[];
}

/** One variant of a product (S1 §3). */
export interface ProductVariant {
  readonly itemId?: string;
  readonly pinId?: string;
  /** The value for each dimension by its name. */
  readonly dimensions?: Readonly<Record<string, string>>;
}

/** The variants of a product (S1 §3). */
export interface VariantSet {
  readonly dimensionMetadata?: readonly VariantDimension[];
  readonly variants?: readonly ProductVariant[];
}

/** One more picture of a product; its signature keys the slots of a product carousel (S2 §3). */
export interface ProductImage {
  readonly imageSignature?: string;
  readonly images?: PinImages;
}

/** A thing that is sold (S1 §3). */
export interface Product {
  readonly id?: string;
  readonly itemId?: string;
  readonly itemSetId?: string;
  readonly name?: string;
  readonly brand?: ProductBrand;
  readonly offerSummary?: OfferSummary;
  /** Short notes of the shop such as "Best seller": `labelInfo.labels` of the specification. */
  readonly labels?: readonly string[];
  readonly shippingInfo?: ShippingInfo;
  readonly variantSet?: VariantSet;
  readonly additionalImages?: readonly ProductImage[];
}

/** An article; `publishedAt` in milliseconds since 1970 (S1 §3). */
export interface Article {
  readonly id?: string;
  readonly name?: string;
  readonly description?: string;
  readonly authors?: readonly string[];
  readonly publishedAt?: number;
}

/** A dish; times in milliseconds (servers send seconds) (S1 §3). */
export interface Recipe {
  readonly id?: string;
  readonly name?: string;
  readonly cookTime?: number;
  readonly totalTime?: number;
  readonly servings?: string;
  readonly diets?: readonly string[];
}

/** What buyers or cooks think: `rating` out of `maxRating`, 5 when it is absent (S3 §3). */
export interface AggregateRating {
  readonly rating?: number;
  readonly maxRating?: number;
  readonly ratingCount?: number;
  readonly reviewCount?: number;
}

/** What the linked page says about itself: `richMetadata` and `richSummary` of a pin (S1 §3). */
export interface RichData {
  readonly id?: string;
  readonly typeName?: OpenWord<RichTypeName>;
  readonly displayName?: string;
  /** Milliseconds; servers send seconds. */
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
