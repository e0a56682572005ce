/** The wait before the second attempt, in milliseconds; it doubles with each further one. */
const REPORT_BACKOFF_MS = 3000;

/** The longest wait between two attempts, in milliseconds. */
const REPORT_BACKOFF_MAX_MS = 300_000;

/** Attempts before a report is dropped. */
export const REPORT_ATTEMPTS = 10;

/** An attempt without a response fails after this time, in milliseconds. */
export const REPORT_TIMEOUT_MS = 30_000;

/** Statuses after which the same request may succeed, besides 500 and above. */
const RETRIED_STATUSES: readonly number[] = [408, 425, 429];

/** Returns the wait after a number of attempts, in milliseconds: between half and all of the doubled wait. */
export function backoffMs(attempts: number, random: () => number): number {
  const fullMs = Math.min(REPORT_BACKOFF_MS * 2 ** (attempts - 1), REPORT_BACKOFF_MAX_MS);
  return fullMs * (0.5 + random() / 2);
}

/** Whether a failed report is sent again: without a response, or with a status that may change. */
export function isRetried(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number') return true;
  return status >= 500 || RETRIED_STATUSES.includes(status);
}
