import type { Pin } from '@tackboard/domain';
import type { TackboardPins } from './tackboard.js';
import type { ClientCore } from './types.js';

const isPin = (value: unknown): value is Pin =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** Finds the pins in the result of a fetch: a pin, a list, or an object with `pins`, `items` or `pages`. */
function pinsIn(result: unknown): readonly Pin[] {
  if (Array.isArray(result)) return result.flatMap(pinsIn);
  if (typeof result !== 'object' || result === null) return [];
  const { pins, items, pages } = result as Partial<Record<'items' | 'pages' | 'pins', unknown>>;
  const list = [pins, items, pages].find(Array.isArray);
  if (list) return pinsIn(list);
  return isPin(result) ? [result] : [];
}

/** Creates the public functions for the pins of a client. */
export function createTackboardPins(core: ClientCore): TackboardPins {
  const { deletedPinIds, state, stores, targets } = core;
  const store = stores.pins;
  return {
    async track(fetchPins) {
      const readId = store.startRead();
      const result = await fetchPins();
      for (const pin of pinsIn(result)) store.applyServerState(pin, readId);
      return result;
    },
    save: (pin, tap) =>
      store.save(pin, tap ?? { board: targets.last() ?? state.get().defaultBoard }),
    unsave: (pin) => store.unsave(pin),
    leaveOut: (pinId) => deletedPinIds.set(new Set(deletedPinIds.get()).add(pinId)),
  };
}
