import type { Refusal } from './answer.js';
import { ApiError } from './errors/api-error.js';
import { AuthError } from './errors/auth-error.js';
import type { CallError, CallErrorDetails } from './errors/call-error.js';
import { ConflictError } from './errors/conflict-error.js';
import { ForbiddenError } from './errors/forbidden-error.js';
import { HttpError } from './errors/http-error.js';
import { NotFoundError } from './errors/not-found-error.js';
import { RateLimitedError } from './errors/rate-limited-error.js';

/** The server's own number for "you've hit a block": trying again does not clear it. */
const SPAM_BLOCK_CODE = 9;

/** The error that a refusal is thrown as: a class per status that callers treat in a way of its own. */
export function refusalError(refusal: Refusal, call: CallErrorDetails): CallError {
  const { status, ...facts } = refusal;
  if (status === undefined) return new ApiError({ ...call, ...facts });

  const details = { ...call, ...facts, status };
  switch (status) {
    case 401:
      return new AuthError(details);
    case 403:
      return new ForbiddenError(details);
    case 404:
    case 410:
      return new NotFoundError(details);
    case 409:
      return new ConflictError(details);
    case 429:
      return new RateLimitedError({ ...details, isBlocked: refusal.apiCode === SPAM_BLOCK_CODE });
    default:
      return new HttpError(details);
  }
}
