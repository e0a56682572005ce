'use client';
import type { GridScene } from './grid-scene.js';
import { placed, placeOf } from './grid-place.js';
import type { GridLayout } from './layout.js';
import { FIRST_SKELETONS } from './skeletons.js';

interface GridSkeletonsProps {
  readonly isFeed: boolean;
  /** Where they lie; left out: the first screen's style sheet has it. */
  readonly layout: GridLayout | undefined;
  readonly scene: GridScene | undefined;
}

/** Cards that stand in for pins on their way, where the pins will be. */
export function GridSkeletons({ isFeed, layout, scene }: GridSkeletonsProps) {
  const Item = isFeed ? 'div' : 'li';
  return Array.from({ length: layout?.count ?? FIRST_SKELETONS }, (_, index) => (
    <Item
      // Stand-ins have no identity of their own.
      key={`stand-in ${index}`}
      aria-hidden
      {...placed(layout ? placeOf(layout, scene!.columns, index) : {}, ' tb-grid-skeleton')}
    />
  ));
}
