import { type GridLayout, type ItemRange, itemsBetween } from './layout.js';

/** Cards are there this far beyond the window, in pixels. */
const BEYOND_PX = 600;

/**
 * The run of items that stand in a view or near it. `top` and `bottom` are pixels from the list's top. One run, so that
 * nobody who goes from item to item misses one.
 */
export function itemsInView(layout: GridLayout, top: number, bottom: number): ItemRange {
  return itemsBetween(layout, top - BEYOND_PX, bottom + BEYOND_PX);
}
