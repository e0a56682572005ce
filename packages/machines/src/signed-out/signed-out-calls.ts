import type { SaveCalls } from '../save/save.types.js';
import type { SignedOutSaves } from './signed-out-saves.js';

/** The calls of a visitor's store: they change the visitor's own list and need no network (S1 §4). */
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
