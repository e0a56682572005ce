import { type GridLayout, type ItemRange, itemsBetween } from './layout.js';

/** Cards are kept this far beyond both ends of the window, in pixels. */
const OVERSCAN_PX = 600;

/** What the window shows of a list, in pixels from the list's top. */
export interface GridView {
  readonly top: number;
  readonly bottom: number;
}

/** The window's place over a list. */
export function viewOf(list: HTMLElement): GridView {
  const { top } = list.getBoundingClientRect();
  return { top: -top, bottom: window.innerHeight - top };
}

/** The items that stand in the window or near it. */
export function itemsInView(layout: GridLayout, { top, bottom }: GridView): ItemRange {
  return itemsBetween(layout, top - OVERSCAN_PX, bottom + OVERSCAN_PX);
}
