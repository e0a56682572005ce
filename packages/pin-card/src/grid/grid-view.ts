import { type GridLayout, isBetween, itemsBetween } from './layout.js';

/** Cards are there this far beyond the window on the side that it moves to, in pixels. */
const AHEAD_PX = 600;

/** And this far on the side that it comes from. */
const BEHIND_PX = 300;

/** The items that stand in a view or near it, in order. `top` and `bottom` are pixels from the list's top. */
export function itemsInView(
  layout: GridLayout,
  top: number,
  bottom: number,
  isUpward: boolean,
): readonly number[] {
  const from = top - (isUpward ? AHEAD_PX : BEHIND_PX);
  const until = bottom + (isUpward ? BEHIND_PX : AHEAD_PX);
  const { start, end } = itemsBetween(layout, from, until);
  const indices: number[] = [];
  for (let index = start; index < end; index++) {
    if (isBetween(layout, index, from, until)) indices.push(index);
  }
  return indices;
}
