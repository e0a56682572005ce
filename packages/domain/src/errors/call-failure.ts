import { type Experiments, isExperimentActive } from '../experiments.js';
import { firstText } from '../text.js';

/**
 * The outcome of a write that did not succeed: `failed` means that the server did not apply it, `unknown` that only
 * reading the pin again can tell.
 */
export type WriteOutcome = 'failed' | 'unknown';

/** What the error of a write says. `displayMessage` is a sentence for the viewer, from the server. */
export interface WriteFailure {
  readonly outcome: WriteOutcome;
  readonly displayMessage?: string;
  /** The viewer has to log in again before this write. */
  readonly isLimitedLogin?: boolean;
}

/** The response may come from a proxy that stopped waiting for the server. */
const REQUEST_TIMEOUT = 408;
const UNAVAILABLE = 503;

/** Returns the outcome of a write by the HTTP status of its response. */
export function outcomeOfStatus(status: number | undefined): WriteOutcome {
  if (status === undefined || status === REQUEST_TIMEOUT) return 'unknown';
  return (status >= 400 && status <= 499) || status === UNAVAILABLE ? 'failed' : 'unknown';
}

/** The HTTP status of an error: its own, or that of its `response`, as in errors of ky and axios. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { status, response } = error as { readonly status?: unknown; readonly response?: unknown };
  if (typeof status === 'number') return status;
  return response === undefined ? undefined : statusOf(response);
}

/**
 * Reads the outcome from the error of a write, or from its HTTP status. An error with neither is `unknown`: reading the
 * pin again is cheap, showing a wrong state is not.
 */
export function writeFailure(error: unknown): WriteFailure {
  if (typeof error !== 'object' || error === null) return { outcome: 'unknown' };
  const { outcome, displayMessage, isLimitedLogin } = error as Partial<
    Record<keyof WriteFailure, unknown>
  >;
  return {
    outcome:
      outcome === 'failed' || outcome === 'unknown' ? outcome : outcomeOfStatus(statusOf(error)),
    ...(typeof displayMessage === 'string' ? { displayMessage } : {}),
    ...(isLimitedLogin === true ? { isLimitedLogin } : {}),
  };
}

/** What the error of a read says. */
export interface ReadFailure {
  /** HTTP 404 or 410. */
  readonly isMissing: boolean;
  /** No response, or HTTP 503. */
  readonly isTemporary: boolean;
}

/** Reads the HTTP `status` from the error of a read. An error without one had no response. */
export function readFailure(error: unknown): ReadFailure {
  const status = statusOf(error);
  return {
    isMissing: status === 404 || status === 410,
    isTemporary: status === undefined || status === 503,
  };
}

/** Whether all toasts are suppressed (S1 §8.9): in the custom activation experiments. */
export function suppressesToasts(experiments: Experiments | undefined): boolean {
  return isExperimentActive(experiments, 'custom_activation');
}

/** Text of the toast for a save that failed (S1 §8.1): the server's message, or the default. */
export function saveErrorText(
  message: string | undefined,
  words: { readonly somethingWentWrong: () => string },
): string {
  return firstText(message) ?? words.somethingWentWrong();
}

/** Sample rate of errors about app-store links, attribution sources and empty links (S1 §8.7). */
export const SAMPLED_ERROR_RATE = 0.1;

/** Message of the error for an attribution request that fails. */
export const ATTRIBUTION_REQUEST_FAILED = 'server request failed.';

/** Recorded when the browser's policy forbids attribution. */
export const ATTRIBUTION_NOT_ENABLED = 'attribution-reporting is not enabled';
