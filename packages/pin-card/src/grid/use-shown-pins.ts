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
  return useMemo(
    () =>
      pins.some(({ id }) => deleted.has(id)) ? pins.filter(({ id }) => !deleted.has(id)) : pins,
    [deleted, pins],
  );
}
