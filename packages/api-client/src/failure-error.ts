import type { Failure } from './envelope.js';
import {
  ApiError,
  AuthError,
  type CallError,
  type CallErrorDetails,
  ConflictError,
  ForbiddenError,
  HttpError,
  NotFoundError,
  RateLimitedError,
} from './errors.js';

/** The server's code for a spam block, which a retry does not clear. */
const SPAM_BLOCK_CODE = 9;

/** The statuses that callers handle on their own. */
const ERROR_OF_STATUS: Readonly<
  Record<number, new (details: CallErrorDetails & { readonly status: number }) => CallError>
> = {
  401: AuthError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: NotFoundError,
};

/** Creates the error for a failure response: a class for each status that callers handle on its own. */
export function failureError({ status, ...fields }: Failure, call: CallErrorDetails): CallError {
  if (status === undefined) return new ApiError({ ...call, ...fields });

  const details = { ...call, ...fields, status };
  if (status === 429) {
    return new RateLimitedError({ ...details, isBlocked: fields.apiCode === SPAM_BLOCK_CODE });
  }
  return new (ERROR_OF_STATUS[status] ?? HttpError)(details);
}
