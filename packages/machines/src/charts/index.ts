export { boardPickerMachine } from './board-picker.machine.js';
export type {
  BoardFormState,
  BoardPickerContext,
  BoardPickerEvent,
  BoardPickerInput,
  BoardPickerPorts,
  BoardsPage,
  PickedTarget,
  SectionsPage,
} from './board-picker.types.js';
export {
  type BulkContext,
  type BulkEvent,
  type BulkInput,
  type BulkOutcome,
  type BulkPorts,
  type BulkRequest,
  type BulkSelection,
  bulkMachine,
} from './bulk.machine.js';
export {
  deletePinMachine,
  type DeletePinEvent,
  type DeletePinInput,
  type DeletePinPorts,
  type DeleteToast,
} from './delete-pin.machine.js';
export {
  linkCheckMachine,
  type InterstitialFields,
  type LinkCheckContext,
  type LinkCheckEvent,
  type LinkCheckPorts,
  type LinkPress,
  type LinkReport,
} from './link-check.machine.js';
export {
  uploadMachine,
  type DrawPoster,
  type UploadContext,
  type UploadEvent,
  type UploadFailure,
  type UploadPorts,
  type UploadResult,
} from './upload.machine.js';
