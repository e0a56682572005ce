export {
  hasSecretBoards,
  isQuickSavesBoard,
  offersBoardlessPins,
  offersSaveBehaviorSetting,
  QUICK_SAVES_BOARD_STATE,
  quickSavesBoardRequest,
  SAVE_BEHAVIOR_BELOW_BOARDS,
} from './quick-save.js';
export type { SavedInfo } from './saved-info.js';
export {
  LEGO_SAVED_TITLE_LIMIT,
  SAVED_OVERLAY_NAME_LIMIT,
  savedOverlayName,
  savedTitleText,
} from './saved-text.js';
export {
  REPIN_CONFIRMATION_DELAY_MS,
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_ICON_DELAY_MS,
  SAVE_TOAST_SHOW_DELAY_MS,
  SAVED_TITLE_MS,
} from './timings.js';
