/** What a page with cards needs for its first render. */
export {
  browserIsOnline,
  browserLocks,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
} from '../browser/browser-ports.js';
export { createOutbox } from '../outbox/outbox.js';
export { hasPendingIntents } from '../outbox/stored-entry.js';
export { newRandomKey } from '../writes/new-key.js';
export { MissingToggleCallError } from '../toggle/missing-toggle-call.js';
export { createHideCalls, createToggleStore } from '../toggle/toggle-store.js';
export { exploreLocalSave } from './pin-save.js';
export { createPinStore } from './pin-store.js';
export { quickSavesBoardFinder } from './quick-saves-board.js';
