export type {
  RepinTap,
  SaveCalls,
  SaveEvent,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from './save.types.js';
export { type SavedCopy, savedCopyOf } from '../store/pin-save.js';
export { MissingQuickSavesCallError } from '../store/save-kind.js';
