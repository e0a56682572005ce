'use client';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { type Card, useCard } from './card-context.js';

/**
 * A part that only some pins need, fetched when the first of them shows. Until then its box stays free, and so it does on
 * a server. `when` says whether this card needs it at all.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  when: (card: Card) => boolean = always,
): (props: Props) => ReactElement | null {
  // Once it is there it needs no boundary: a grid has one on every card.
  let loaded: { readonly Part: ComponentType<Props> } | undefined;
  const Awaited = lazy(async () => {
    loaded = { Part: await load() };
    return { default: loaded.Part as ComponentType };
  });
  return function LazyPart(props) {
    const card = useCard('LazyPart');
    // A card keeps what it began with: another kind of element would be another one to React.
    const [there] = useState(loaded);
    if (!card.isHydrated || !when(card)) return null;
    return there ? (
      <there.Part {...props} />
    ) : (
      <Suspense fallback={null}>
        <Awaited {...props} />
      </Suspense>
    );
  };
}

const always = () => true;
