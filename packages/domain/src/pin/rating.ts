import type { Pin } from './pin.js';
import type { AggregateRating } from './rich-data.js';

/** How many stars a full rating has, and the highest rating of a server that names none (S3 §3 §5). */
export const MAX_STARS = 5;

/** The fraction of a star from which it is drawn full (S3 §5). */
export const FULL_STAR_FROM = 0.75;

/** The fraction of a star from which it is drawn half (S3 §5). */
export const HALF_STAR_FROM = 0.25;

/** A rating as five stars (S3 §5). */
export interface StarRating {
  /** From 0 to 5, not rounded. */
  readonly value: number;
  readonly full: number;
  readonly half: 0 | 1;
  readonly empty: number;
  /** How many people rated, when the server tells. */
  readonly count?: number;
}

/** True for a rating that {@link starRating} turns into stars. */
function isRated({ rating, maxRating = MAX_STARS }: AggregateRating): boolean {
  return Number.isFinite(rating) && maxRating > 0;
}

/**
 * A rating as stars (S3 §5): held between 0 and the maximum, scaled to 5; a fraction of 0.75 or more is a full star, of
 * 0.25 or more half a one. `undefined` without a rating, and for a maximum that is not above 0.
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

/** True for a pin that {@link pinRating} has stars for: what a card has to know before it draws them (S3 §3). */
export function hasRating(pin: Rated): boolean {
  return isRated(aggregateOf(pin) ?? {});
}

/** The rating of what a pin shows, as the linked page gives it (S3 §3). */
export function pinRating(pin: Rated): StarRating | undefined {
  return starRating(aggregateOf(pin));
}
