import {
  type AggregateRating,
  chooseImage,
  type Pin,
  pinDescription,
  type Product,
  type User,
} from '@tackboard/domain';
import { pinProduct, pinTitle } from '@tackboard/domain/card';
import { safeUrl } from '@tackboard/routes/links';
import { type Paths, resolvePaths } from '../client/paths.js';
import { isPin } from './is-pin.js';

/** An object of schema.org. Entries that are `undefined` are left out of its text. */
export type JsonLd = Readonly<Record<string, unknown>>;

/** Options of {@link pinJsonLd}. */
export interface PinJsonLdOptions {
  /** The origin of your site, such as `https://pins.example`. Search engines need absolute addresses. */
  readonly origin: string;
  /**
   * The addresses of your site, as in `createTackboard()`.
   * @default the routes of `@tackboard/routes`
   */
  readonly paths?: Partial<Paths> | undefined;
}

/**
 * Describes a pin to search engines: as a Product, Recipe or Article of the page that it links to, and otherwise as a
 * VideoObject or ImageObject. `undefined` for a pin without a picture, and for one whose types are wrong.
 */
export function pinJsonLd(pin: Pin, { origin, paths }: PinJsonLdOptions): JsonLd | undefined {
  const picture = isPin(pin) ? chooseImage(pin.images, 'closeup') : undefined;
  if (!picture) return undefined;
  const { pin: pinPage, profile } = resolvePaths(paths);
  const absolute = (address: string) => {
    const url = URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
    return url && safeUrl(url);
  };
  const person = ({ fullName, username }: User) => ({
    '@type': 'Person',
    name: fullName ?? username,
    url: username === undefined ? undefined : absolute(profile(username)),
  });
  const common = {
    '@context': 'https://schema.org',
    url: absolute(pinPage(pin.id)),
    name: pinTitle(pin),
    description: pinDescription(pin),
  };
  const image = absolute(picture.url);
  const linked = linkedPage(pin, { ...common, image });
  if (linked) return linked;
  const creator = pin.nativeCreator ?? pin.pinner;
  const author = creator && person(creator);
  const video = Object.values(pin.videos?.videoList ?? {})[0];
  if (video) {
    return {
      ...common,
      '@type': 'VideoObject',
      thumbnailUrl: image,
      contentUrl: absolute(video.url),
      uploadDate: dateOf(pin.createdAt),
      duration: durationOf(pin.videos?.duration ?? video.duration),
      creator: author,
    };
  }
  return {
    ...common,
    '@type': 'ImageObject',
    contentUrl: image,
    width: picture.width,
    height: picture.height,
    datePublished: dateOf(pin.createdAt),
    creator: author,
  };
}

/** What every kind of page is described with. */
interface Described {
  readonly image: string | undefined;
  readonly name: string | undefined;
  readonly description: string | undefined;
}

/** Describes the page that a pin links to; undefined when nothing is known about it. */
function linkedPage(pin: Pin, common: Described): JsonLd | undefined {
  const rich = pin.richSummary ?? pin.richMetadata;
  const aggregateRating = ratingOf(rich?.aggregateRating);
  const product = pinProduct(pin);
  if (product) {
    return {
      ...common,
      '@type': 'Product',
      name: product.name ?? common.name,
      brand: product.brand?.name && { '@type': 'Brand', name: product.brand.name },
      offers: offerOf(product, pin, pin.link === undefined ? undefined : safeUrl(pin.link)),
      aggregateRating,
    };
  }
  const { recipe, article } = rich ?? {};
  if (recipe) {
    return {
      ...common,
      '@type': 'Recipe',
      name: recipe.name ?? common.name,
      cookTime: durationOf(recipe.cookTime),
      totalTime: durationOf(recipe.totalTime),
      recipeYield: recipe.servings,
      aggregateRating,
    };
  }
  if (!article) return undefined;
  return {
    ...common,
    '@type': 'Article',
    headline: article.name ?? common.name,
    description: article.description ?? common.description,
    datePublished: dateOf(article.publishedAt),
    author: article.authors?.map((name) => ({ '@type': 'Person', name })),
  };
}

/** Search engines refuse an offer without a price in numbers. A stale product has none: its price is on its site. */
function offerOf({ offerSummary }: Product, pin: Pin, url: string | undefined) {
  const { priceValue, currency, inStock } = offerSummary ?? {};
  if (pin.isStaleProduct || priceValue === undefined || currency === undefined) return undefined;
  const isSoldOut = pin.isOosProduct ?? inStock === false;
  return {
    '@type': 'Offer',
    price: priceValue,
    priceCurrency: currency,
    availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    url,
  };
}

/** Search engines refuse a rating without a count. */
function ratingOf(aggregate: AggregateRating | undefined) {
  const { rating, maxRating = 5, ratingCount, reviewCount } = aggregate ?? {};
  if (rating === undefined || !(ratingCount || reviewCount)) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    bestRating: maxRating,
    ratingCount,
    reviewCount,
  };
}

/** Undefined for a time that no date has. */
function dateOf(timeMs: number | undefined): string | undefined {
  const date = new Date(timeMs ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** ISO 8601, such as `PT90S`. */
const durationOf = (durationMs: number | undefined) =>
  durationMs === undefined ? undefined : `PT${Math.round(durationMs / 1000)}S`;

/** The text of a `<script type="application/ld+json">`. It escapes `<`, so that no text of a pin can close the script. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
