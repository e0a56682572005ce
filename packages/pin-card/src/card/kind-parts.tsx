'use client';
import { isCarouselPin } from '@tackboard/domain';
import { lazy, Suspense } from 'react';
import { useCard } from './card-context.js';
import { useHydrated } from './use-hydrated.js';

const Carousel = lazy(() =>
  import('../carousel/pin-carousel.js').then(({ PinCarousel }) => ({ default: PinCarousel })),
);

/**
 * The parts that few kinds of pins have. Each is fetched when the first pin that needs it shows; until then the picture
 * holds its box.
 */
export function KindParts() {
  const { pin } = useCard('KindParts');
  const isHydrated = useHydrated();
  if (!isHydrated || !isCarouselPin(pin)) return null;
  return (
    <Suspense fallback={null}>
      <Carousel />
    </Suspense>
  );
}
