import type { Pin } from '@tackboard/domain';
import type { GridScene } from './grid-scene.js';
import type { ItemRange } from './layout.js';
import { indexAfter } from './index-after.js';

/** Matches elements of a card that have opened something. */
const OPEN = '[aria-expanded=true],[data-open]';

/** What is on the page, and what keeps a card of it. */
interface InUse {
  readonly scene: GridScene | undefined;
  readonly list: Element;
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
  const focused = (list.getRootNode() as DocumentOrShadowRoot & Node).activeElement;
  scene?.shown.forEach((index, at) => {
    if (pins[index] === scene.pins[index] && index >= start && index < end) return;
    const item = list.children[at]!;
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
