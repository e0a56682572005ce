import { pinsIn } from './pins-in.js';
import type { TackboardPins } from './tackboard.js';
import type { ClientCore } from './types.js';

/** Creates the public functions for the pins of a client. */
export function createTackboardPins({ state, stores, targets }: ClientCore): TackboardPins {
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
  };
}
