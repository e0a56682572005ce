export { createMergeSavesMachine, MERGE_TIMEOUT_MS } from './merge-saves.machine.js';
export type { MergeSavesContext, MergeSavesEvent, MergeSavesPorts } from './merge-saves.types.js';
export {
  createSignedOutSaves,
  SIGNED_OUT_SAVES_KEY,
  type SignedOutSaves,
  type SignedOutSavesPorts,
} from './signed-out-saves.js';
