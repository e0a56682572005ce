'use client';
import type { GridColumns } from './grid-columns.js';
import { placeOf, placeStyle } from './grid-place.js';
import type { GridLayout } from './layout.js';
import { FIRST_SKELETONS } from './skeletons.js';

interface GridSkeletonsProps {
  /** Where they lie; left out: the first screen's style sheet has it. */
  readonly layout?: GridLayout;
  readonly columns?: GridColumns;
}

/** Cards that stand in for pins on their way, where the pins will be. */
export function GridSkeletons({ layout, columns }: GridSkeletonsProps) {
  return Array.from({ length: layout?.count ?? FIRST_SKELETONS }, (_, index) => (
    <li
      // Stand-ins have no identity of their own.
      key={`stand-in ${index}`}
      className="tb-grid-item tb-grid-skeleton"
      aria-hidden="true"
      style={layout && columns ? placeStyle(placeOf(layout, columns, index)) : undefined}
    />
  ));
}
