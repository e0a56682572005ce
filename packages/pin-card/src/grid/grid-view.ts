import { type GridLayout, type ItemRange, itemsBetween } from './layout.js';

/** Cards are there this far beyond the window on the side that it moves to, in pixels. */
const AHEAD_PX = 600;

/** And this far on the side that it comes from. */
const BEHIND_PX = 300;

/**
 * The run of items that stand in a view or near it. `top` and `bottom` are pixels from the list's top. One run, so that
 * nobody who goes from item to item misses one.
 */
export function itemsInView(
  layout: GridLayout,
  top: number,
  bottom: number,
  isUpward: boolean,
): ItemRange {
  return itemsBetween(
    layout,
    top - (isUpward ? AHEAD_PX : BEHIND_PX),
    bottom + (isUpward ? BEHIND_PX : AHEAD_PX),
  );
}
