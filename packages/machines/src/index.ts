export { fetchOnce } from './store/fetch-once.js';
export { newRandomKey } from './store/new-key.js';
export {
  exploreLocalSave,
  NOT_SAVED,
  type PinSave,
  type SavedCopy,
  type SavedTitlePhase,
  type SaveStatus,
} from './store/pin-save.js';
export { createPinStore } from './store/pin-store.js';
export type { PinStore, PinStoreOptions, ReadId } from './store/pin-store.types.js';
export type {
  RepinTap,
  SaveCalls,
  SaveEvent,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from './save/save.types.js';
