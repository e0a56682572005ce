import type { Pin } from '@tackboard/domain';

/** An item that is rendered. */
export interface ShownItem {
  readonly pin: Pin;
  readonly index: number;
  /** The pin's id; a second card of the same pin has its index added. */
  readonly key: string;
}

/** The items at some indices, each with a key that stays its own when others come and go. */
export function shownItems(pins: readonly Pin[], indices: readonly number[]): readonly ShownItem[] {
  const keys = new Set<string>();
  return indices.map((index) => {
    const pin = pins[index]!;
    const key = keys.has(pin.id) ? `${pin.id} ${index}` : pin.id;
    keys.add(key);
    return { pin, index, key };
  });
}
