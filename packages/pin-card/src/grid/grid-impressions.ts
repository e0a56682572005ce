import type { Surface } from '@tackboard/domain';
import { createClientImpressions } from './impression-events.js';
import type { ClientCore } from '../client/types.js';
import type { GridEngine } from './grid-engine.js';

/** Where the pins of a grid are seen, and what reports it. */
export interface SeenGrid {
  readonly surface: Surface;
  readonly core: ClientCore;
}

/**
 * Reports which pins of a grid are seen, until `signal` aborts (S2 §7). It observes the list by itself, so a grid costs
 * nothing on a page without listeners.
 */
export function watchImpressions(
  engine: GridEngine,
  { surface, core }: SeenGrid,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const list = engine.list();
  const impressions = core.resource(createClientImpressions);
  const watched = new Map<Element, () => void>();

  const leave = (item: Element) => {
    watched.get(item)?.();
    watched.delete(item);
  };
  const watch = (item: Element) => {
    leave(item);
    const index = engine.indexOf(item);
    const pin = engine.scene()?.pins[index];
    if (!pin) return;
    const { id } = pin;
    const renderDurationMs = engine.renderMs();
    const seen = { kind: 'pin', id, slotIndex: index, renderDurationMs, view: engine } as const;
    watched.set(item, impressions.observe(item, { ...seen, pin, surface }));
  };

  /** Without impressions the grid works as before. */
  const orStop = (start: () => void) => {
    try {
      start();
    } catch (error) {
      changes.disconnect();
      core.reportError({ error });
    }
  };
  const follow = (records: readonly MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      // Changes inside a card are not about items.
      if (type === 'attributes' && target.parentNode === list) watch(target as Element);
      if (target !== list) continue;
      removedNodes.forEach((node) => leave(node as Element));
      addedNodes.forEach((node) => watch(node as Element));
    }
  };
  const changes = new MutationObserver((records) => orStop(() => follow(records)));
  // An item with another index is in another slot.
  const options = { childList: true, subtree: true, attributeFilter: ['aria-posinset'] };
  changes.observe(list, options);
  orStop(() => Array.from(list.children).forEach(watch));
  signal.addEventListener('abort', () => {
    changes.disconnect();
    for (const item of watched.keys()) leave(item);
  });
}
