export { fetchOnce } from './store/fetch-once.js';
export { newRandomKey } from './store/new-key.js';
export { organizePage } from './save/organize-page.js';
export { exploreLocalSave } from './store/explore-local.js';
export { NOT_SAVED, type PinSave, type SaveStatus } from './store/pin-save.js';
export { createPinStore } from './store/pin-store.js';
export type {
  CreateSaveRunner,
  LoadSaveRunner,
  PinStore,
  PinStoreOptions,
  PinStoreSnapshot,
  ReadId,
  TrackedPins,
  SaveHost,
  SaveRunner,
} from './store/pin-store.types.js';
export type { PinRecord, Wish } from './store/pin-record.js';
export type { SavedCopy } from './save/saved-copy.js';
export type { SavedTitlePhase } from './save/saved-title.js';
export type {
  RepinPage,
  SaveCalls,
  SaveEvent,
  SaveMachinePorts,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from './save/save.types.js';
