import type { GridBox } from './grid-boxes.js';
import { emptyLayout, extendLayout, type GridLayout } from './layout.js';
import { heightsOf } from './grid-boxes.js';
import type { GridColumns } from './grid-columns.js';

/** The forms of the cards that stand in for pins that are on their way. */
const RATIOS = [1.4, 0.9, 1.25, 1.6, 0.75, 1.1, 1.5];
const FOOTER_PX = 80;

/** So many stand in before the first pins. */
export const FIRST_SKELETONS = 24;

/** The box of a stand-in. */
export function skeletonBox(index: number): GridBox {
  return { ratio: RATIOS[index % RATIOS.length] ?? 1, footer: FOOTER_PX };
}

/** Two stand-ins a column below the pins there are, or a first screen of them. */
export function skeletonLayout(
  pins: GridLayout,
  columns: GridColumns,
  rootScale: number,
): GridLayout {
  const count = pins.count === 0 ? FIRST_SKELETONS : columns.count * 2;
  return extendLayout(
    emptyLayout(columns, pins.bottoms),
    count,
    heightsOf(skeletonBox, columns, rootScale),
  );
}
