'use client';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { type Card, useCard } from './card-context.js';

/**
 * A part that only some pins need, fetched when the first of them shows. Until then its box stays free, and so it does on
 * a server. `when` says whether this card needs it at all.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  when: (card: Card) => boolean = always,
): (props: Props) => ReactElement | null {
  const Part = lazy(() => load().then((part) => ({ default: part as ComponentType })));
  return function LazyPart(props) {
    const card = useCard('LazyPart');
    return card.isHydrated && when(card) ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

const always = () => true;
