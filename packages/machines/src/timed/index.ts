export {
  type DueEvent,
  runTimed,
  type TimedReducer,
  type TimedRun,
  type TimedState,
} from './timed-reducer.js';
export {
  saveToast,
  type SaveToastEvent,
  type SaveToastPhase,
  type SaveToastState,
} from '../save/save-toast.js';
export {
  repinConfirmation,
  type RepinConfirmationEvent,
  type RepinConfirmationPhase,
  type RepinConfirmationState,
} from '../save/repin-confirmation.js';
