import { isCarouselPin } from '@tackboard/domain/card';
import type { Pin, Surface } from '@tackboard/domain';
import { countsAsRelated, IMPRESSION_MILESTONES } from '@tackboard/domain/tracking';
import type { CardEvent } from '../client/event-table.js';
import { viewerIdOf } from '../client/client-state.js';
import type { ClientCore } from '../client/types.js';
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
export function createClientImpressions({ clock, emit, state }: ClientCore): Impressions<PageItem> {
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

/** The events of an impression. Related pins have their own event, and a carousel pin is also a carousel (S1 §7, S2 §7). */
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
