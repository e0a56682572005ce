export { createSaveMachine, SAVE_TIMEOUT_MS } from './save.machine.js';
export type {
  RepinTap,
  SaveCalls,
  SaveContext,
  SaveEvent,
  SaveInput,
  SaveMachineEvent,
  SaveMachinePorts,
  SaveRecord,
  SaveTap,
  SaveToast,
  SaveVariant,
} from './save.types.js';
export { type SavedCopy, savedCopyOf } from '../store/pin-save.js';
export { MissingQuickSavesCallError } from './save.calls.js';
