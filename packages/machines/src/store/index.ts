export { hasPendingSaves } from '../outbox/outbox-keys.js';
export { fetchOnce } from './fetch-once.js';
export { exploreLocalSave } from './explore-local.js';
export { newRandomKey } from './new-key.js';
export { NOT_SAVED, type PinSave, type SaveStatus } from './pin-save.js';
export { createPinStore } from './pin-store.js';
export type {
  LoadSaveRunner,
  PinStore,
  PinStoreOptions,
  PinStoreSnapshot,
  ReadId,
  TrackedPins,
} from './pin-store.types.js';
export type { SavedCopy } from '../save/saved-copy.js';
export type { SavedTitlePhase } from '../save/saved-title.js';
export type {
  RepinPage,
  SaveCalls,
  SaveEvent,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from '../save/save.types.js';
