'use client';
import { lazy, Suspense } from 'react';
import { useCard } from '../card/card-context.js';

const PinCarousel = lazy(() =>
  import('./pin-carousel.lazy.js').then((module) => ({ default: module.PinCarousel })),
);

/** The carousel of a pin, fetched when the first one shows; until then the picture holds its box. */
export function LazyCarousel() {
  const { isHydrated } = useCard('LazyCarousel');
  return isHydrated ? (
    <Suspense fallback={null}>
      <PinCarousel />
    </Suspense>
  ) : null;
}
