import type { DeletePin, ReadPin, SavePin } from '@tackboard/domain';
import type { SignedOutSaves } from './signed-out-saves.js';

/** The three calls of a store in which nobody is signed in: they keep to the visitor's own list (S1 §4). */
export function signedOutCalls(saves: SignedOutSaves): {
  readonly savePin: SavePin;
  readonly deletePin: DeletePin;
  readonly readPin: ReadPin;
} {
  return {
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
