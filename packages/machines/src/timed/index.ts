export {
  type DueEvent,
  runTimed,
  type TimedReducer,
  type TimedRun,
  type TimedState,
} from './timed-reducer.js';
export {
  repinConfirmation,
  type RepinConfirmationEvent,
  type RepinConfirmationPhase,
  type RepinConfirmationState,
} from '../save/repin-confirmation.js';
