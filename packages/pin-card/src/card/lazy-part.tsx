'use client';
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import type { Card } from './card-context.js';

/**
 * Renders a part of a card that is fetched later; its props may be left out where none is needed. A function and no
 * component: a grid has several on every card.
 */
export type LazyPart<Props extends object> = (
  card: Card,
  ...props: object extends Props ? [] : [props: Props]
) => ReactElement | null;

/** What a part is given that goes around something. */
interface Around {
  readonly children?: ReactNode;
}

let arrivals = 0;

/** How many parts have been fetched by now. */
export const arrivedParts = (): number => arrivals;

/**
 * A part that only some pins need, fetched when the first of them shows. Until then its box stays free, and so it does on
 * a server; what it goes around shows already. `when` says whether this card needs it at all.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  when: (card: Card) => boolean = always,
): LazyPart<Props> {
  let arrived: { readonly Part: ComponentType<Props>; readonly place: number } | undefined;
  const Awaited = lazy(async () => {
    arrived = { Part: await load(), place: ++arrivals };
    return { default: arrived.Part as ComponentType };
  });
  return function renderLazyPart(card, props?: Props) {
    if (!card.isHydrated || !when(card)) return null;
    // Once it is there it needs no boundary. A card keeps what it began with: another kind of element would be another
    // one to React.
    if (arrived && arrived.place <= card.arrivedParts)
      return <arrived.Part {...(props as Props)} />;
    return (
      <Suspense fallback={(props as Around | undefined)?.children}>
        <Awaited {...props} />
      </Suspense>
    );
  };
}

const always = () => true;
