import type { Pin } from '@tackboard/domain';
import type { GridScene } from './grid-scene.js';
import type { ItemRange } from './layout.js';
import { movedIndex } from './moved-index.js';

/** What says that something in a card is open. */
const OPEN = '[aria-expanded=true],[data-open]';

/** What a list shows, and what holds a card of it. */
interface InUse {
  readonly scene: GridScene | undefined;
  readonly list: Element;
  /** The item that is to show whatever stands near; −1: none. */
  readonly goal: number;
  /** What opened the layer of the page. */
  readonly anchor: Element | null;
}

/**
 * The items that are rendered, in order, and who takes the focus of one that is gone: those near the view, and cards in
 * use wherever they stand, which hold the focus or something that is open.
 */
export function shownItems(
  pins: readonly Pin[],
  { start, end }: ItemRange,
  { scene, list, goal, anchor }: InUse,
): Pick<GridScene, 'shown' | 'heir'> {
  const shown: number[] = [];
  let heir = -1;
  const hold = (index: number) => {
    if (index >= 0 && (index < start || index >= end)) shown.push(index);
  };
  hold(goal);
  const focused = (list.getRootNode() as DocumentOrShadowRoot & Node).activeElement;
  scene?.shown.forEach((index, at) => {
    if (pins[index] === scene.pins[index] && index >= start && index < end) return;
    const item = list.children[at]!;
    const hasFocus = item.contains(focused);
    if (!hasFocus && !item.contains(anchor) && !item.querySelector(OPEN)) return;
    const moved = movedIndex(scene.pins, pins, index);
    if (moved < 0 && hasFocus) heir = Math.min(index, pins.length - 1);
    hold(moved < 0 ? heir : moved);
  });
  const isAlone = shown.length === 0;
  for (let index = start; index < end; index++) shown.push(index);
  if (!isAlone) shown.sort((one, other) => one - other);
  return { shown: isAlone ? shown : [...new Set(shown)], heir };
}
