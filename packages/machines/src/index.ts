export { fetchOnce } from './store/fetch-once.js';
export { newRandomKey } from './store/new-key.js';
export {
  exploreLocalSave,
  NOT_SAVED,
  type PendingSave,
  type PinSave,
  type SavedCopy,
  type SavedTitlePhase,
  type SaveState,
  type SaveStatus,
} from './store/pin-save.js';
export { createPinStore } from './store/pin-store.js';
export type {
  CreateSaveActors,
  LoadSaveActors,
  PinRecord,
  PinRecords,
  PinStore,
  PinStoreOptions,
  ReadId,
  SaveActors,
  SaveHost,
  SaveRunners,
} from './store/pin-store.types.js';
export type {
  RepinTap,
  SaveCalls,
  SaveEvent,
  SaveMachinePorts,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from './save/save.types.js';
