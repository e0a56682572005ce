import type { PinStore } from '@tackboard/machines';
import type { Value } from './value.js';
import type { ClientState, SaveTargets } from './types.js';
import { pinsIn } from './pins-in.js';
import type { TackboardPins } from './tackboard.js';

/** Creates the public functions for the pins of a client. */
export function createTackboardPins(
  store: PinStore,
  targets: SaveTargets,
  state: Value<ClientState>,
): TackboardPins {
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
