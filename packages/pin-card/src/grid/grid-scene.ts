import type { Pin } from '@tackboard/domain';
import type { LoadState } from './grid-foot.js';
import type { GridInput } from './grid-model.js';
import { type GridLayout, type ItemRange, itemsBetween } from './layout.js';
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
  /** Rendered before the list is there, at the width and height that a restored position had. */
  readonly isGuess: boolean;
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

/** The viewer's position in a grid, as plain JSON. Store it with the history entry, and pass it as `restore`. */
export interface GridSnapshot {
  /** The id of the first visible pin. */
  readonly anchorId: string;
  /** From the top of the viewport to the top of the pin, in pixels. */
  readonly offset: number;
  /** The width of the grid, in pixels. */
  readonly width: number;
  /** The height of the window or the element that scrolls, in pixels. */
  readonly height: number;
}

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

/** The index in `after` of the pin at an index of `before`; −1 when it is gone. */
export function indexAfter(before: readonly Pin[], after: readonly Pin[], index: number): number {
  const pin = before[index];
  return after[index] === pin ? index : after.findIndex(({ id }) => id === pin?.id);
}

/** Matches elements of a card that have opened something. */
const OPEN = '[aria-expanded=true],[data-open]';

/** What is on the page, and what keeps a card of it. */
interface InUse {
  readonly scene: GridScene | undefined;
  /** Undefined in the first rendering. */
  readonly list: Element | undefined;
  /** An item to render wherever it is, because it receives the focus; −1: none. */
  readonly focusGoal: number;
  /** The element that opened the page's layer. */
  readonly anchor: Element | null;
}

/**
 * The items to render, in order, and the item that receives the focus of a removed one. Rendered are the items near the
 * viewport, and cards in use anywhere: with the focus, or with something open.
 */
export function shownItems(
  pins: readonly Pin[],
  { start, end }: ItemRange,
  { scene, list, focusGoal, anchor }: InUse,
): Pick<GridScene, 'shown' | 'focusIndex'> {
  const shown: number[] = [];
  let focusIndex = -1;
  const keep = (index: number) => {
    if (index >= 0 && (index < start || index >= end)) shown.push(index);
  };
  keep(focusGoal);
  const root = list?.getRootNode() as (DocumentOrShadowRoot & Node) | undefined;
  const focused = root?.activeElement ?? null;
  scene?.shown.forEach((index, at) => {
    if (pins[index] === scene.pins[index] && index >= start && index < end) return;
    const item = list!.children[at]!;
    const hasFocus = item.contains(focused);
    if (!hasFocus && !item.contains(anchor) && !item.querySelector(OPEN)) return;
    const moved = indexAfter(scene.pins, pins, index);
    if (moved < 0 && hasFocus) focusIndex = Math.min(index, pins.length - 1);
    keep(moved < 0 ? focusIndex : moved);
  });
  const isAlone = shown.length === 0;
  for (let index = start; index < end; index++) shown.push(index);
  if (!isAlone) shown.sort((one, other) => one - other);
  return { shown: isAlone ? shown : [...new Set(shown)], focusIndex };
}
