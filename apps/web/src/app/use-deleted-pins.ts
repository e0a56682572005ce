import type { Pin } from '@tackboard/domain';
import type { Tackboard } from '@tackboard/pin-card';
import { useCallback, useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The ids of pins that the viewer has deleted since the page was rendered, and the function that adds one. */
export function useDeletedPins(
  tackboard: Tackboard,
): readonly [ReadonlySet<string>, (pinId: string) => void] {
  const [deleted, setDeleted] = useState(NONE);
  const add = useCallback((pinId: string) => setDeleted((last) => new Set(last).add(pinId)), []);
  useEffect(
    () =>
      tackboard.on('event', (event) => {
        if (event.name === 'own-pin-deleted') add(event.pinId);
      }),
    [add, tackboard],
  );
  return [deleted, add];
}

/** Returns the pins that are not deleted; the same array if none is. */
export function withoutDeleted(pins: readonly Pin[], deleted: ReadonlySet<string>): readonly Pin[] {
  return pins.some((pin) => deleted.has(pin.id))
    ? pins.filter((pin) => !deleted.has(pin.id))
    : pins;
}
