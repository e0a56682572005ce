import type { KeyboardEvent } from 'react';
import type { GridEngine } from './grid-engine.js';
import { indexOf } from './grid-item-index.js';
import { type GridLayout, itemsBetween } from './layout.js';

/** Which keys move the focus between the cards of a grid. */
interface GridKeys {
  /** Page Up and Page Down move to the card before and after, as in a feed. */
  readonly pages: boolean;
  /** The arrow keys move to the card in their direction. */
  readonly arrows: boolean;
}

/** The direction of each arrow key, in left-to-right text. */
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The maximum distance of a card that an arrow key moves to, in pixels. */
const ARROW_REACH_PX = 2000;

/** The item that a key moves to; −1 when there is none, or the key does nothing here. */
function itemByKey(
  key: string,
  from: number,
  layout: GridLayout,
  { pages, arrows }: GridKeys,
  isRightToLeft: boolean,
): number {
  const page = pages ? ['PageUp', '', 'PageDown'].indexOf(key) : -1;
  if (page >= 0) return from + page - 1 < layout.count ? from + page - 1 : -1;
  const arrow = arrows ? ARROWS[key] : undefined;
  if (!arrow) return -1;
  const [across, down] = arrow;
  const { tops, heights, columns, spans } = layout;
  const middleOf = (index: number) => tops[index]! + heights[index]! / 2;
  const column =
    columns[from]! + (across === 0 ? 0 : across > 0 === isRightToLeft ? -1 : spans[from]!);
  const middle = middleOf(from);
  const { start, end } = itemsBetween(layout, middle - ARROW_REACH_PX, middle + ARROW_REACH_PX);
  let nearest = -1;
  let least = Infinity;
  for (let index = start; index < end; index++) {
    const isThere = columns[index]! <= column && column < columns[index]! + spans[index]!;
    const away = (middleOf(index) - middle) * down || Math.abs(middleOf(index) - middle);
    if (index === from || !isThere || away < 0 || away >= least) continue;
    nearest = index;
    least = away;
  }
  return nearest;
}

const TABBABLE =
  'a[href]:not(.tb-skip-link), button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** The first focusable element after a grid, or the last one before it. */
function beside(grid: Element, isAfter: boolean): HTMLElement | undefined {
  const side = isAfter ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const found = [
    ...(grid.getRootNode() as ParentNode & Node).querySelectorAll<HTMLElement>(TABBABLE),
  ].filter((element) => !grid.contains(element) && grid.compareDocumentPosition(element) & side);
  return found.at(isAfter ? 0 : -1);
}

/** Handles a key that was pressed in a grid. */
export function moveFocus(event: KeyboardEvent, engine: GridEngine, keys: GridKeys): void {
  const { key, target } = event;
  const { list, scene } = engine;
  const from = indexOf(target as Element);
  if (!scene || from < 0 || event.defaultPrevented) return;
  if (event.altKey || event.metaKey || event.shiftKey) return;
  if ((target as Element).matches('input, select, textarea')) return;
  if (event.ctrlKey) {
    if (!keys.pages || (key !== 'Home' && key !== 'End')) return;
    event.preventDefault();
    beside(list, key === 'End')?.focus();
    return;
  }
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  const to = itemByKey(key, from, scene.layout, keys, isRightToLeft);
  if (to < 0) return;
  event.preventDefault();
  engine.focus(to);
}
