import type { Pin } from '@tackboard/domain';
import type { Tackboard } from '@tackboard/pin-card';
import { useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Returns the ids of pins that the viewer has deleted since the page was rendered. */
export function useDeletedPins(tackboard: Tackboard): ReadonlySet<string> {
  const [deleted, setDeleted] = useState(NONE);
  useEffect(
    () =>
      tackboard.on('event', (event) => {
        if (event.name === 'own-pin-deleted') setDeleted((last) => new Set(last).add(event.pinId));
      }),
    [tackboard],
  );
  return deleted;
}

/** Returns the pins that are not deleted; the same array if none is. */
export function withoutDeleted(pins: readonly Pin[], deleted: ReadonlySet<string>): readonly Pin[] {
  return pins.some((pin) => deleted.has(pin.id))
    ? pins.filter((pin) => !deleted.has(pin.id))
    : pins;
}
