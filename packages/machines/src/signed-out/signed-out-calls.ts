import type { SaveCalls } from '../save/save.types.js';
import type { SignedOutSaves } from './signed-out-saves.js';

/** The calls of a store in which nobody is signed in: they keep to the visitor's own list, which needs no network (S1 §4). */
export function signedOutCalls(saves: SignedOutSaves): SaveCalls {
  return {
    async savePin({ pinId }) {
      saves.save(pinId);
      return { id: pinId };
    },
    async unsavePin({ pinId }) {
      saves.remove(pinId);
    },
    async readPin(pinId) {
      return { id: pinId, isSavedToProfile: saves.list().includes(pinId) };
    },
  };
}
