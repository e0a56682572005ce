'use client';
import type { GridScene } from './grid-scene.js';
import { placed, placeOf } from './grid-place.js';
import type { GridLayout } from './layout.js';
import { FIRST_SKELETONS } from './skeletons.js';

interface GridSkeletonsProps {
  readonly isFeed: boolean;
  /** Undefined before hydration: the style sheet of the first screen has the positions. */
  readonly layout: GridLayout | undefined;
  readonly scene: GridScene | undefined;
}

/** Placeholders for pending pins, where the pins will be. */
export function GridSkeletons({ isFeed, layout, scene }: GridSkeletonsProps) {
  const Item = isFeed ? 'div' : 'li';
  return Array.from({ length: layout?.count ?? FIRST_SKELETONS }, (_, index) => (
    <Item
      // Skeletons have no identity.
      key={`skeleton ${index}`}
      aria-hidden
      {...placed(layout ? placeOf(layout, scene!.columns, index) : {}, ' tb-grid-skeleton')}
    />
  ));
}
