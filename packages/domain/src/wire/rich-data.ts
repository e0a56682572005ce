import {
  type AggregateRating,
  type Article,
  type OfferSummary,
  type Product,
  type ProductBrand,
  type ProductImage,
  type ProductVariant,
  type Recipe,
  RICH_TYPE_NAMES,
  type RichData,
  type ShippingInfo,
  type VariantDimension,
  type VariantSet,
} from '../pin/rich-data.js';
import {
  flag,
  id,
  list,
  map,
  moment,
  number,
  numberOrText,
  orText,
  seconds,
  text,
  word,
} from './codec.js';
import { images } from './media.js';
import { entityId, named, record } from './record.js';

const brand = record<ProductBrand>({
  name: text,
  signature: named(text, ['signature', 'image_signature'], ['signature', 'imageSignature']),
});

const offerSummary = record<OfferSummary>(
  {
    price: text,
    minPrice: text,
    maxPrice: text,
    standardPrice: text,
    priceValue: named(number, ['price_val', 'price_value'], ['priceVal', 'priceValue']),
    currency: text,
    inStock: flag,
    availability: number,
    percentageOff: text,
  },
  { ignored: ['condition', 'label_info', 'labelInfo'] },
);

const labelTexts = list(text);

const product = record<Product>(
  {
    id: entityId,
    itemId: id,
    itemSetId: id,
    name: text,
    brand: orText(brand, 'name'),
    offerSummary,
    labels: named(
      labelTexts,
      ['label_info.labels', 'offer_summary.label_info.labels'],
      ['labelInfo.labels', 'offerSummary.labelInfo.labels'],
    ),
    shippingInfo: record<ShippingInfo>({ freeShippingPrice: text, freeShippingValue: number }),
    variantSet: record<VariantSet>({
      dimensionMetadata: list(record<VariantDimension>({ name: text, values: list(text) })),
      variants: list(record<ProductVariant>({ itemId: id, pinId: id, dimensions: map(text) })),
    }),
    additionalImages: list(
      record<ProductImage>({
        imageSignature: text,
        images: named(images, ['canonical_images', 'images'], ['canonicalImages', 'images']),
      }),
    ),
  },
  { ignored: ['type', 'has_multi_images', 'offers'] },
);

const article = record<Article>({
  id: entityId,
  name: text,
  description: text,
  authors: list(text),
  publishedAt: named(moment, ['date_published', 'published_at'], ['datePublished', 'publishedAt']),
});

const recipe = record<Recipe>({
  id: entityId,
  name: text,
  cookTime: named(seconds, ['cook_time', 'display_cook_time'], ['cookTime', 'displayCookTime']),
  totalTime: seconds,
  servings: text,
  diets: list(text),
});

const aggregateRating = record<AggregateRating>(
  {
    rating: named(numberOrText, ['rating_value', 'rating'], ['ratingValue', 'rating']),
    maxRating: named(numberOrText, ['max_rating', 'best_rating'], ['maxRating', 'bestRating']),
    ratingCount: numberOrText,
    reviewCount: numberOrText,
  },
  { ignored: ['id', 'type', 'name'] },
);

/** Rich data of the linked page. */
export const richData = record<RichData>(
  {
    id: entityId,
    typeName: named(word(RICH_TYPE_NAMES), 'type_name', ['typeName', '__typename']),
    displayName: text,
    displayCookTime: seconds,
    title: text,
    description: named(
      text,
      ['description', 'display_description'],
      ['description', 'displayDescription'],
    ),
    url: text,
    siteName: text,
    products: list(product),
    article,
    recipe,
    aggregateRating,
  },
  {
    ignored: [
      'node_id',
      'type',
      'actions',
      'favicon_images',
      'favicon_link',
      'apple_touch_icon_images',
      'apple_touch_icon_link',
    ],
  },
);
