import type { Clock, Surface } from '@tackboard/domain';
import { impressionsOf } from '../impressions/impression-events.js';
import type { Page } from '../provider/page.js';
import type { GridEngine } from './grid-engine.js';
import { indexOf } from './grid-item-index.js';

/** Whose grid it is that is seen. */
export interface SeenGrid {
  readonly surface: Surface;
  readonly page: Page;
  readonly clock: Clock;
}

/**
 * Tells which pins of a grid are seen, until `signal` is aborted (S2 §7). It follows what stands in the list by itself,
 * so that a grid of a page that does not listen does nothing for it.
 */
export function watchImpressions(
  engine: GridEngine,
  { surface, page, clock }: SeenGrid,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const list = engine.list();
  const impressions = impressionsOf(page, clock);
  const watched = new Map<Element, () => void>();

  const leave = (item: Element) => {
    watched.get(item)?.();
    watched.delete(item);
  };
  const watch = (item: Element) => {
    leave(item);
    const index = indexOf(item);
    const pin = engine.scene()?.pins[index];
    if (!pin) return;
    const { id } = pin;
    const renderDurationMs = engine.renderMs();
    const seen = { kind: 'pin', id, slotIndex: index, renderDurationMs, view: engine } as const;
    watched.set(item, impressions.observe(item, { ...seen, pin, surface }));
  };

  for (const item of list.children) watch(item);
  const changes = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      // What changes, comes and goes inside of a card, such as a word, is no item.
      if (type === 'attributes' && target.parentNode === list) watch(target as Element);
      if (target !== list) continue;
      removedNodes.forEach((node) => leave(node as Element));
      addedNodes.forEach((node) => watch(node as Element));
    }
  });
  // An item that moves in the list is in another slot.
  const what = { childList: true, subtree: true, attributeFilter: ['aria-posinset'] };
  changes.observe(list, what);
  signal.addEventListener('abort', () => {
    changes.disconnect();
    for (const item of watched.keys()) leave(item);
  });
}
