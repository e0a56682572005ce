import type { Pin } from '@tackboard/domain';
import type { ItemRange } from './layout.js';

/** An item that is rendered. */
export interface ShownItem {
  readonly pin: Pin;
  readonly index: number;
  /** The pin's id; a second card of the same pin has its index added. */
  readonly key: string;
}

/** The items of a run and those that are held wherever they stand, in order; −1 is none. */
export function shownItems(
  pins: readonly Pin[],
  { start, end }: ItemRange,
  held: readonly number[],
): readonly ShownItem[] {
  const indices = held.filter((index) => index >= 0 && (index < start || index >= end));
  for (let index = start; index < end; index++) indices.push(index);
  if (held.length > 0) indices.sort((one, other) => one - other);
  const keys = new Set<string>();
  return [...new Set(indices)].map((index) => {
    const pin = pins[index]!;
    const key = keys.has(pin.id) ? `${pin.id} ${index}` : pin.id;
    keys.add(key);
    return { pin, index, key };
  });
}
