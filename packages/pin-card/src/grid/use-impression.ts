'use client';
import type { Pin, Surface } from '@tackboard/domain';
import type { ImpressionKind } from '@tackboard/domain/tracking';
import { type RefObject, useEffect, useState } from 'react';
import { viewerIdOf } from '../client/client-state.js';
import { DEFAULT_SURFACE } from '../client/default-surface.js';
import { useInternals } from '../client/tackboard-context.js';
import { createClientImpressions } from './grid-impressions.js';

/** What may be seen: a pin and its surface, by default the home feed, or anything else by its id. */
export type SeenItem =
  | { readonly kind: 'pin'; readonly pin: Pin; readonly surface?: Surface }
  | { readonly kind: Exclude<ImpressionKind, 'pin'>; readonly id: string };

/** Where something may be seen. */
export interface SeenPlace {
  /** Its index in the list, from 0. */
  readonly slotIndex: number;
  /**
   * The visit: each milestone counts once per visit. Another object is another visit.
   * @default the provider: the same item in the same slot counts once
   */
  readonly view?: object;
}

/**
 * Emits an event for each milestone of an element that is seen: `pin-impression`, `related-pin-impression`,
 * `board-impression`, `user-impression` or `carousel-impression`. The code is loaded with the first element, and never on a
 * page without listeners.
 */
export function useImpression(
  ref: RefObject<Element | null>,
  item: SeenItem,
  { slotIndex, view }: SeenPlace,
): void {
  const { core, clock, context } = useInternals('useImpression');
  const viewerId = viewerIdOf(context.viewer);
  const [startedAt] = useState(() => clock.now());
  const { kind } = item;
  const pin = item.kind === 'pin' ? item.pin : undefined;
  const surface = item.kind === 'pin' ? (item.surface ?? DEFAULT_SURFACE) : undefined;
  const id = item.kind === 'pin' ? item.pin.id : item.id;

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const renderDurationMs = clock.now() - startedAt;
    let leave: (() => void) | undefined;
    const cancel = core.whenListening(() => {
      const seen = { kind, id, slotIndex, renderDurationMs, view: view ?? core, pin, surface };
      try {
        leave = core.resource(createClientImpressions).observe(element, seen);
      } catch (error) {
        // Logs it on the console (S2 §8.6).
        reportError(error);
      }
    });
    return () => {
      cancel();
      leave?.();
    };
  }, [clock, id, kind, core, pin, ref, slotIndex, startedAt, surface, view, viewerId]);
}
