'use client';
import type { Pin } from '@tackboard/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useInternals } from '../client/tackboard-context.js';

/** The ids of the pins that the viewer has deleted on this page. */
export function useDeletedPinIds(): ReadonlySet<string> {
  const { get, subscribe } = useInternals('useShownPins').core.deletedPinIds;
  return useSyncExternalStore(subscribe, get, get);
}

/**
 * Returns the pins without those that the viewer has deleted on this page: the same array while there are none. Grids and feeds
 * do so themselves; use it for a list of your own, or to count what a grid shows.
 */
export function useShownPins(pins: readonly Pin[]): readonly Pin[] {
  const deleted = useDeletedPinIds();
  return useMemo(() => {
    // Most pages delete nothing, and a list may have 100,000 pins.
    if (deleted.size === 0) return pins;
    const shown = pins.filter(({ id }) => !deleted.has(id));
    return shown.length < pins.length ? shown : pins;
  }, [deleted, pins]);
}
