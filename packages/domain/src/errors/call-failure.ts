/**
 * The outcome of a write that did not succeed: `failed` means that the server did not apply it, `unknown` that only
 * reading the pin again can tell (S1 §8).
 */
export type WriteOutcome = 'failed' | 'unknown';

/** What the error of a write says. `displayMessage` is a sentence for the viewer, from the server (S1 §8). */
export interface WriteFailure {
  readonly outcome: WriteOutcome;
  readonly displayMessage?: string;
}

/**
 * Reads the outcome from the error of a write. An error without one is `unknown`: reading the pin again is cheap, showing
 * a wrong state is not (S1 §8).
 */
export function writeFailure(error: unknown): WriteFailure {
  if (typeof error !== 'object' || error === null) return { outcome: 'unknown' };
  const { outcome, displayMessage } = error as Partial<Record<keyof WriteFailure, unknown>>;
  return {
    outcome: outcome === 'failed' ? 'failed' : 'unknown',
    ...(typeof displayMessage === 'string' ? { displayMessage } : {}),
  };
}

/** What the error of a read says (S3 §8). */
export interface ReadFailure {
  /** HTTP 404 or 410. */
  readonly isMissing: boolean;
  /** No response, or HTTP 503. */
  readonly isTemporary: boolean;
}

/** Reads the HTTP `status` from the error of a read. An error without one had no response (S3 §8). */
export function readFailure(error: unknown): ReadFailure {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return {
    isMissing: status === 404 || status === 410,
    isTemporary: status === undefined || status === 503,
  };
}
