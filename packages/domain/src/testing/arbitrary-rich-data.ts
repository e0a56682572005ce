import { type RichData, RICH_TYPE_NAMES } from '../pin/rich-data.js';
import { arbitraryImages } from './arbitrary-media.js';
import {
  flag,
  id,
  list,
  map,
  milliseconds,
  moment,
  number,
  some,
  text,
  word,
} from './arbitrary-parts.js';

/** Arbitrary rich data of a linked page. */
export const arbitraryRichData = some<RichData>({
  id,
  typeName: word(RICH_TYPE_NAMES),
  displayName: text,
  displayCookTime: milliseconds,
  title: text,
  description: text,
  url: text,
  siteName: text,
  products: list(
    some({
      id,
      itemId: id,
      itemSetId: id,
      name: text,
      brand: some({ name: text, signature: text }),
      offerSummary: some({
        price: text,
        minPrice: text,
        maxPrice: text,
        standardPrice: text,
        priceValue: number,
        currency: text,
        inStock: flag,
        availability: number,
        percentageOff: text,
      }),
      labels: list(text),
      shippingInfo: some({ freeShippingPrice: text, freeShippingValue: number }),
      variantSet: some({
        dimensionMetadata: list(some({ name: text, values: list(text) })),
        variants: list(some({ itemId: id, pinId: id, dimensions: map(text) })),
      }),
      additionalImages: list(some({ imageSignature: text, images: arbitraryImages })),
    }),
  ),
  article: some({ id, name: text, description: text, authors: list(text), publishedAt: moment }),
  recipe: some({
    id,
    name: text,
    cookTime: milliseconds,
    totalTime: milliseconds,
    servings: text,
    diets: list(text),
  }),
  aggregateRating: some({
    rating: number,
    maxRating: number,
    ratingCount: number,
    reviewCount: number,
  }),
});
