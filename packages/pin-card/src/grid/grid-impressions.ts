import type { Pin, Surface } from '@tackboard/domain';
import { isCarouselPin } from '@tackboard/domain/card';
import { countsAsRelated, IMPRESSION_MILESTONES } from '@tackboard/domain/tracking';
import { viewerIdOf } from '../client/client-state.js';
import type { CardEvent } from '../client/event-table.js';
import type { ClientCore, ClientServices } from '../client/types.js';
import type { GridEngine } from './grid-engine.js';
import { indexOf } from './grid-item-index.js';
import {
  createImpressions,
  type Impression,
  type ImpressionItem,
  type Impressions,
} from './impressions.js';

/** Something that may be seen; for a pin also where it shows. */
export interface PageItem extends ImpressionItem {
  readonly pin?: Pin | undefined;
  readonly surface?: Surface | undefined;
}

/**
 * Creates the impressions of a client, with one observer for all; get them with `core.resource`. Each viewer has
 * milestones of their own.
 */
export function createClientImpressions({ clock, core }: ClientServices): Impressions<PageItem> {
  const { emit, state } = core;
  const impressions = createImpressions<PageItem>(
    () => clock.now(),
    (impression) => impressionEvents(impression).forEach(emit),
  );
  const currentId = () => viewerIdOf(state.get().context.viewer);
  let viewerId = currentId();
  state.subscribe(() => {
    if (viewerId === currentId()) return;
    viewerId = currentId();
    impressions.reset();
  });
  return impressions;
}

/** The events of an impression. Related pins have their own event, and a carousel pin is also a carousel. */
export function impressionEvents(impression: Impression<PageItem>): readonly CardEvent[] {
  const { item, time, milestone, sizes } = impression;
  const { kind, id, slotIndex, renderDurationMs, pin, surface } = item;
  const seen = { time, renderDurationMs, slotIndex };
  switch (kind) {
    case 'board':
      return [{ name: 'board-impression', boardId: id, ...seen }];
    case 'user':
      return [{ name: 'user-impression', userId: id, ...seen }];
    case 'carousel':
      return [{ name: 'carousel-impression', pinId: id, ...seen }];
    case 'pin': {
      const isRelated = surface !== undefined && countsAsRelated(surface);
      const name = isRelated ? 'related-pin-impression' : 'pin-impression';
      const isFirst = milestone === IMPRESSION_MILESTONES[0];
      return [
        { name, pinId: id, ...seen, milestone, ...sizes },
        ...(isFirst && pin && isCarouselPin(pin)
          ? [{ name: 'carousel-impression', pinId: id, ...seen } as const]
          : []),
      ];
    }
  }
}

/** Where the pins of a grid are seen, and what reports it. */
interface SeenGrid {
  readonly surface: Surface;
  readonly core: ClientCore;
}

/**
 * Reports which pins of a grid are seen, until `signal` aborts. It observes the list by itself, so a grid costs
 * nothing on a page without listeners.
 */
export function watchImpressions(
  engine: GridEngine,
  { surface, core }: SeenGrid,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const { list } = engine;
  const impressions = core.resource(createClientImpressions);
  const watched = new Map<Element, () => void>();

  const leave = (item: Element) => {
    watched.get(item)?.();
    watched.delete(item);
  };
  const watch = (item: Element) => {
    leave(item);
    const index = indexOf(item);
    const pin = engine.scene?.pins[index];
    if (!pin) return;
    const { id } = pin;
    const { renderMs: renderDurationMs } = engine;
    const seen = { kind: 'pin', id, slotIndex: index, renderDurationMs, view: engine } as const;
    watched.set(item, impressions.observe(item, { ...seen, pin, surface }));
  };

  /** Without impressions the grid works as before. */
  const orStop = (start: () => void) => {
    try {
      start();
    } catch (error) {
      changes.disconnect();
      core.onError(error);
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
