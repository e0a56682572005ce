import type { Pin } from '@tackboard/domain';
import type { ItemRange } from './layout.js';

/** An item that is rendered. */
export interface ShownItem {
  readonly pin: Pin;
  readonly index: number;
  /** The pin's id; a second card of the same pin has its index added. */
  readonly key: string;
}

/** The items of a run in order, and `kept` too wherever it stands: the card that has the focus never goes. */
export function shownItems(
  pins: readonly Pin[],
  { start, end }: ItemRange,
  kept: Pin | null,
): readonly ShownItem[] {
  const until = Math.min(end, pins.length);
  const indices = Array.from({ length: Math.max(0, until - start) }, (_, step) => start + step);
  const keptIndex = kept ? pins.indexOf(kept) : -1;
  if (keptIndex >= until) indices.push(keptIndex);
  else if (keptIndex >= 0 && keptIndex < start) indices.unshift(keptIndex);

  const keys = new Set<string>();
  return indices.flatMap((index) => {
    const pin = pins[index];
    if (!pin) return [];
    const key = keys.has(pin.id) ? `${pin.id} ${index}` : pin.id;
    keys.add(key);
    return { pin, index, key };
  });
}
