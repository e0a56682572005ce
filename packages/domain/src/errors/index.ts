export { callError, type CallErrorFields, TackboardCallError } from './call-error.js';
export {
  outcomeOfStatus,
  type ReadFailure,
  readFailure,
  type WriteFailure,
  writeFailure,
  type WriteOutcome,
} from './call-failure.js';
export {
  ATTRIBUTION_NOT_ENABLED,
  ATTRIBUTION_REQUEST_FAILED,
  SAMPLED_ERROR_RATE,
} from './reports.js';
export { saveErrorText, suppressesToasts } from './toasts.js';
