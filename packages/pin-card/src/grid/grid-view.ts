import { type GridLayout, isBetween, itemsBetween } from './layout.js';

/** Cards are there this far beyond the window on the side that it moves to, in pixels. */
const AHEAD_PX = 600;

/** And this far on the side that it comes from. */
const BEHIND_PX = 300;

/** A step as short as this, in pixels, does not turn the direction round: a resting finger trembles. */
const TREMBLE_PX = 32;

/** What the window, or the element that scrolls, shows of a list, in pixels from the list's top. */
export interface GridView {
  readonly top: number;
  readonly bottom: number;
  /** It moves up. */
  readonly isUpward: boolean;
}

/** The place of the window, or of the element that scrolls, over a list. */
export function viewOf(list: Element, scroller: Element | null, last?: GridView): GridView {
  let top = -list.getBoundingClientRect().top;
  if (scroller) top += scroller.getBoundingClientRect().top + scroller.clientTop;
  const bottom = top + (scroller ? scroller.clientHeight : window.innerHeight);
  const step = top - (last?.top ?? top);
  return { top, bottom, isUpward: Math.abs(step) > TREMBLE_PX ? step < 0 : !!last?.isUpward };
}

/** The items that stand in the view or near it, in order. */
export function itemsInView(layout: GridLayout, { top, bottom, isUpward }: GridView): number[] {
  const from = top - (isUpward ? AHEAD_PX : BEHIND_PX);
  const until = bottom + (isUpward ? BEHIND_PX : AHEAD_PX);
  const { start, end } = itemsBetween(layout, from, until);
  const indices: number[] = [];
  for (let index = start; index < end; index++) {
    if (isBetween(layout, index, from, until)) indices.push(index);
  }
  return indices;
}
