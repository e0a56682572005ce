'use client';
import { MAX_STARS, pinRating } from '@tackboard/domain/card';
import { cardPartsWords, formatCompactNumber, formatNumber } from '@tackboard/domain/words/card';
import { VisuallyHidden } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { Card } from '../client/types.js';
import { wordsOf } from '../client/tackboard-context.js';

/** One star and its left half, drawn from the tip. */
const STAR = 'l1.5 3.3 3.6.4-2.7 2.4.8 3.6-3.2-1.8-3.2 1.8.8-3.6-2.7-2.4 3.6-.4z';
const LEFT_HALF = 'v7.9l-3.2 1.8.8-3.6-2.7-2.4 3.6-.4z';
const STAR_PX = 13;
const WIDTH_PX = STAR_PX * MAX_STARS - 1;

/** The outline of the stars from one index up to another, and of half a star at the end, as one `d`. */
function outline(from: number, to: number, half = 0): string {
  let path = '';
  for (let index = from; index < to + half; index++)
    path += `M${index * STAR_PX + 6} .9${index < to ? STAR : LEFT_HALF}`;
  return path;
}

/** Renders a rating as five stars, full, half or empty, and the number of ratings. */
export function ratingStars({ pin, context, internals }: Card): ReactNode {
  const words = wordsOf(internals, 'cardParts', cardPartsWords);
  const { locale } = context;
  const rating = pinRating(pin);
  if (!rating) return null;
  const { full, half, count, value } = rating;
  const rounded = formatNumber(Math.round(value * 10) / 10, locale);
  return (
    <span className="tb-stars">
      <svg viewBox={`0 0 ${WIDTH_PX} 12`} width={WIDTH_PX} height="12" aria-hidden="true">
        <path d={outline(full, MAX_STARS)} className="tb-star-empty" />
        <path d={outline(0, full, half)} />
      </svg>
      <VisuallyHidden>{words.rating({ value: rounded, max: String(MAX_STARS) })}</VisuallyHidden>
      {count === undefined ? null : (
        <>
          <span className="tb-stars-count" aria-hidden="true">
            {formatCompactNumber(count, locale)}
          </span>
          <VisuallyHidden>{words.ratings({ count, locale })}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
