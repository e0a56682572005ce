import type { Pin } from '@tackboard/domain';
import type { CardEvent } from '@tackboard/pin-card/events';
import { useCallback, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The ids of the pins that the viewer has deleted for good on this page, and who hears of them. */
export function useDeletedPins() {
  const [deleted, setDeleted] = useState(NONE);
  const onEvent = useCallback((event: CardEvent) => {
    if (event.name === 'own-pin-deleted') setDeleted((last) => new Set(last).add(event.pinId));
  }, []);
  return { deleted, onEvent };
}

/** The pins of a list that are still there: the same list while none of them was deleted. */
export function withoutDeleted(pins: readonly Pin[], deleted: ReadonlySet<string>): readonly Pin[] {
  return pins.some((pin) => deleted.has(pin.id))
    ? pins.filter((pin) => !deleted.has(pin.id))
    : pins;
}
