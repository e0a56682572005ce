import type { DeletePin, ReadPin, SavePin } from '@tackboard/domain';
import type { SignedOutSaves } from './signed-out-saves.js';

/** The calls of a store in which nobody is signed in: they keep to the visitor's own list, which needs no network (S1 §4). */
export function signedOutCalls(saves: SignedOutSaves): {
  readonly savePin: SavePin;
  readonly deletePin: DeletePin;
  readonly readPin: ReadPin;
  readonly isOnline: () => boolean;
} {
  return {
    isOnline: () => true,
    async savePin({ pinId }) {
      saves.save(pinId);
      return { id: pinId };
    },
    async deletePin({ pinId }) {
      saves.remove(pinId);
    },
    async readPin(pinId) {
      return { id: pinId, isSavedToProfile: saves.list().includes(pinId) };
    },
  };
}
