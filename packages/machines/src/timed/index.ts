export {
  type DueEvent,
  runTimed,
  type TimedReducer,
  type TimedRun,
  type TimedState,
} from './timed-reducer.js';
export {
  SAVED_TITLE_MS,
  savedTitle,
  type SavedTitleEvent,
  type SavedTitlePhase,
  type SavedTitleState,
} from '../save/saved-title.js';
export {
  SAVE_TOAST_DURATION_MS,
  SAVE_TOAST_FADE_MS,
  SAVE_TOAST_ICON_DELAY_MS,
  SAVE_TOAST_SHOW_DELAY_MS,
  saveToast,
  type SaveToastEvent,
  type SaveToastPhase,
  type SaveToastState,
} from '../save/save-toast.js';
