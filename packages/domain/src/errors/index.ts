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
  ERROR_SITUATIONS,
  type ErrorNotice,
  errorSituation,
  type ErrorSituation,
  type ErrorSituationName,
  SAMPLED_ERROR_RATE,
} from './situations.js';
export { saveErrorText, suppressesToasts } from './toasts.js';
