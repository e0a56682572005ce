import type { Pin } from '@tackboard/domain';
import type { Tackboard } from '@tackboard/pin-card';
import { useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The ids of the pins that the viewer has deleted on this page. */
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

/** A list without the deleted pins: the same list while none of them was deleted. */
export function withoutDeleted(pins: readonly Pin[], deleted: ReadonlySet<string>): readonly Pin[] {
  return pins.some((pin) => deleted.has(pin.id))
    ? pins.filter((pin) => !deleted.has(pin.id))
    : pins;
}
