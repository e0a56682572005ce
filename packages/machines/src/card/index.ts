/** What a page with cards needs for its first render, without what the first tap loads. */
export {
  browserIsOnline,
  browserOnOnline,
  browserSessionStorage,
  browserStorage,
} from '../browser/browser-ports.js';
export { browserLocks } from '../browser/browser-tabs.js';
export { hasPendingIntents } from '../outbox/outbox-keys.js';
export { createOutbox } from '../outbox/outbox.js';
export { createPinStore } from '../store/pin-store.js';
export { fetchOnce } from '../store/fetch-once.js';
export { newRandomKey } from '../store/new-key.js';
export { exploreLocalSave } from '../store/pin-save.js';
