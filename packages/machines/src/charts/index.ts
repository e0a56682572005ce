export {
  BOARD_SEARCH_DELAY_MS,
  BOARDS_TIMEOUT_MS,
  CREATE_BOARD_TIMEOUT_MS,
  createBoardPickerMachine,
} from './board-picker.machine.js';
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
  BULK_TIMEOUT_MS,
  type BulkContext,
  type BulkEvent,
  type BulkInput,
  type BulkOutcome,
  type BulkPorts,
  type BulkRequest,
  type BulkSelection,
  createBulkMachine,
} from './bulk.machine.js';
export {
  createDeletePinMachine,
  type DeletePinEvent,
  type DeletePinInput,
  type DeletePinPorts,
  type DeleteToast,
} from './delete-pin.machine.js';
export {
  createLinkCheckMachine,
  type InterstitialFields,
  LINK_CHECK_TIMEOUT_MS,
  type LinkCheckContext,
  type LinkCheckEvent,
  type LinkCheckPorts,
  type LinkPress,
  type LinkReport,
} from './link-check.machine.js';
export {
  createShareButtonMachine,
  SHARE_UPSELL_SHOWN_AT_KEY,
  type ShareButtonEvent,
  type ShareButtonPorts,
} from './share-button.machine.js';
export {
  createUploadMachine,
  type DrawPoster,
  UPLOAD_POLL_LIMIT,
  UPLOAD_POST_TIMEOUT_MS,
  UPLOAD_POSTER_TIMEOUT_MS,
  UPLOAD_READ_TIMEOUT_MS,
  UPLOAD_SLOT_TIMEOUT_MS,
  type UploadContext,
  type UploadEvent,
  type UploadFailure,
  type UploadPorts,
  type UploadResult,
} from './upload.machine.js';
