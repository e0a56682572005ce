export { hasPendingIntents } from '../outbox/outbox-keys.js';
export { fetchOnce } from './fetch-once.js';
export { newRandomKey } from './new-key.js';
export {
  exploreLocalSave,
  NOT_SAVED,
  type PinSave,
  type SavedCopy,
  type SavedTitlePhase,
  type SaveStatus,
} from './pin-save.js';
export { createPinStore } from './pin-store.js';
export type { PinStore, PinStoreOptions, ReadId } from './pin-store.types.js';
export type {
  RepinTap,
  SaveCalls,
  SaveEvent,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from '../save/save.types.js';
