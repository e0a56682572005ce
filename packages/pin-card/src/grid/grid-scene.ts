import type { LoadState } from './grid-loading.js';
import type { GridInput } from './grid-model.js';
import type { GridLayout, ItemRange } from './layout.js';
import type { MeasureFooters } from './measure-footers.js';

/** What a grid shows: where its items lie, and which of them are rendered. */
export interface GridScene extends GridInput {
  readonly layout: GridLayout;
  /** Of the layout: the same number is the same places. */
  readonly version: number;
  /** The height of the list, in pixels: an estimate while nobody has looked further down. */
  readonly height: number;
  /** How far the view has to move with the first visible pin, in pixels. */
  readonly shift: number;
  /** The items that stand in the view or near it. */
  readonly near: ItemRange;
  /** The items that are rendered, in order: those near the view, and those in use wherever they stand. */
  readonly shown: readonly number[];
  /** The item that takes the focus of one that is gone; −1: none. */
  readonly heir: number;
}

/** What the engine needs to know about further pages when a scene is on the page. */
export interface GridHost {
  readonly loadState: LoadState;
  readonly fetchNextPage?: (() => unknown) | undefined;
}

/** Where an engine shows its grid. */
export interface GridStage {
  readonly list: Element;
  /** The element that scrolls; null: the window. */
  readonly scroller: Element | null;
  readonly measureFooters: MeasureFooters | undefined;
  /** Called when something else has to show: with `true` at once, before the next paint. */
  readonly rerender: (isUrgent: boolean) => void;
}
