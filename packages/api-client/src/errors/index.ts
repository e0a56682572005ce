export { AbortedError, isAbortedError } from './aborted-error.js';
export { ApiError, isApiError } from './api-error.js';
export { AuthError, isAuthError } from './auth-error.js';
export {
  CALL_ERROR_CODES,
  CallError,
  type CallErrorCode,
  type CallErrorDetails,
  isCallError,
} from './call-error.js';
export { ConflictError, isConflictError } from './conflict-error.js';
export { ConnectionError, isConnectionError } from './connection-error.js';
export { ForbiddenError, isForbiddenError } from './forbidden-error.js';
export { HttpError, isHttpError } from './http-error.js';
export { isNotFoundError, NotFoundError } from './not-found-error.js';
export { isOfflineError, OfflineError } from './offline-error.js';
export { isRateLimitedError, RateLimitedError } from './rate-limited-error.js';
export { isRequestError, RequestError } from './request-error.js';
export { isTimeoutError, TimeoutError } from './timeout-error.js';
export { isUnreadableError, UnreadableError } from './unreadable-error.js';
