import type { Pin } from './pin.js';
import type { AggregateRating } from './rich-data.js';

/** Number of stars of a full rating, and default maximum of a server rating (S3 §3.22). */
export const MAX_STARS = 5;

/** Fraction from which a star is full. */
export const FULL_STAR_FROM = 0.75;

/** Fraction from which a star is half. */
export const HALF_STAR_FROM = 0.25;

/** A rating in five stars. */
interface StarRating {
  /** From 0 to 5, not rounded. */
  readonly value: number;
  readonly full: number;
  readonly half: 0 | 1;
  readonly empty: number;
  /** Number of ratings, if known. */
  readonly count?: number;
}

/** Whether {@link starRating} returns stars for a rating. */
function isRated({ rating, maxRating = MAX_STARS }: AggregateRating): boolean {
  return Number.isFinite(rating) && maxRating > 0;
}

/**
 * Returns a rating in stars (S3 §5.7): clamped to the maximum, scaled to 5. A fraction of 0.75 or more is a full star,
 * of 0.25 or more a half star. `undefined` without a rating, and for a maximum of 0 or less.
 */
export function starRating(aggregate: AggregateRating | undefined): StarRating | undefined {
  if (!aggregate || !isRated(aggregate)) return undefined;
  const { rating = 0, maxRating = MAX_STARS, ratingCount } = aggregate;
  const value = (Math.min(Math.max(rating, 0), maxRating) / maxRating) * MAX_STARS;
  const whole = Math.floor(value);
  const fraction = value - whole;
  const full = fraction >= FULL_STAR_FROM ? whole + 1 : whole;
  const half = fraction >= HALF_STAR_FROM && fraction < FULL_STAR_FROM ? 1 : 0;
  return {
    value,
    full,
    half,
    empty: MAX_STARS - full - half,
    ...(ratingCount === undefined ? {} : { count: ratingCount }),
  };
}

type Rated = Pick<Pin, 'richMetadata' | 'richSummary'>;

function aggregateOf({ richSummary, richMetadata }: Rated): AggregateRating | undefined {
  return richSummary?.aggregateRating ?? richMetadata?.aggregateRating;
}

/** Whether {@link pinRating} returns stars for a pin. */
export function hasRating(pin: Rated): boolean {
  return isRated(aggregateOf(pin) ?? {});
}

/** Returns the rating of the linked page of a pin. */
export function pinRating(pin: Rated): StarRating | undefined {
  return starRating(aggregateOf(pin));
}
