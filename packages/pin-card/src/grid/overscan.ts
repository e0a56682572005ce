import { type GridLayout, type ItemRange, itemsBetween } from './layout.js';

/** How far beyond the viewport items are rendered, in pixels. */
export const OVERSCAN_PX = 600;

/**
 * How far the viewport moves until items are rendered again, in pixels. The rest of the overscan is for browsers that scroll
 * before they tell.
 */
export const SLACK_PX = 300;

/**
 * The range of items in the viewport and its overscan. `top` and `bottom` are pixels from the top of the list. The range
 * has no gaps, so that Tab and screen readers skip no item.
 */
export function overscannedItems(layout: GridLayout, top: number, bottom: number): ItemRange {
  return itemsBetween(layout, top - OVERSCAN_PX, bottom + OVERSCAN_PX);
}
