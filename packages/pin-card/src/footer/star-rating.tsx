'use client';
import { MAX_STARS, pinRating } from '@tackboard/domain/card';
import { cardPartsWords, formatCompactNumber, formatNumber } from '@tackboard/domain/words/card';
import { VisuallyHidden } from '@tackboard/ui';
import type { ReactNode } from 'react';
import type { Card } from '../client/types.js';
import { wordsOf } from '../client/tackboard-context.js';

const STAR = 'M6 .9l1.5 3.3 3.6.4-2.7 2.4.8 3.6L6 8.8l-3.2 1.8.8-3.6L.9 4.6l3.6-.4z';
const LEFT_HALF = 'M6 .9v7.9l-3.2 1.8.8-3.6L.9 4.6l3.6-.4z';
const STAR_PX = 13;

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
      <svg
        viewBox={`0 0 ${STAR_PX * MAX_STARS - 1} 12`}
        width={STAR_PX * MAX_STARS - 1}
        height="12"
        aria-hidden="true"
      >
        {Array.from({ length: MAX_STARS }, (_, index) => {
          const isHalf = index === full && half === 1;
          return (
            <g key={index} transform={`translate(${index * STAR_PX})`}>
              <path d={STAR} className={index < full ? undefined : 'tb-star-empty'} />
              {isHalf ? <path d={LEFT_HALF} /> : null}
            </g>
          );
        })}
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
