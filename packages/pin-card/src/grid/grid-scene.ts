import type { LoadState } from './grid-loading.js';
import type { GridInput } from './grid-model.js';
import type { GridLayout, ItemRange } from './layout.js';
import type { MeasureFooters } from './measure-footers.js';

/** One state of a grid: the layout, and which items are rendered. */
export interface GridScene extends GridInput {
  readonly layout: GridLayout;
  /** Of the layout: with the same version all positions are the same. */
  readonly version: number;
  /** The height of the list in pixels, estimated for the items that are not laid out yet. */
  readonly height: number;
  /** The top of the viewport that the items were chosen for, in pixels from the top of the list. */
  readonly top: number;
  /** The height of the window or the element that scrolls, in pixels. */
  readonly viewportHeight: number;
  /** How far to scroll to keep the anchor where it is in the viewport, in pixels. */
  readonly shift: number;
  /** The items in the viewport and the overscan. */
  readonly range: ItemRange;
  /** The indices that are rendered, in order: those near the viewport, and those in use anywhere. */
  readonly shown: readonly number[];
  /** The item that receives the focus because the focused one was removed; −1: none. */
  readonly focusIndex: number;
}

/** What the engine needs to know about further pages when a scene is on the page. */
export interface GridHost {
  readonly loadState: LoadState;
  readonly fetchNextPage?: (() => unknown) | undefined;
}

/** The elements that an engine works on. */
export interface GridMount {
  readonly list: Element;
  /** The element that scrolls; null: the window. */
  readonly scroller: Element | null;
  readonly measureFooters: MeasureFooters | undefined;
  /** Renders the list again; when urgent, before the next paint. */
  readonly rerender: (isUrgent: boolean) => void;
}
