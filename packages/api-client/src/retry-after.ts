/** From here on a number is a moment, not a wait: seconds since 1970 at 2001-09-09. */
const EARLIEST_EPOCH_S = 1_000_000_000;

/** From here on a moment is given in milliseconds. */
const EARLIEST_EPOCH_MS = EARLIEST_EPOCH_S * 1_000;

/**
 * Reads `Retry-After` as a wait in milliseconds from `nowMs`: a number of seconds, an HTTP date, or a moment in
 * seconds or milliseconds since 1970, which some servers send. A moment is measured against the answer's own
 * `Date` where it has one, so that a viewer's wrong clock does not matter. Absent or meant otherwise: undefined.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;

  const serverNowMs = Date.parse(headers.get('date') ?? '');
  const fromNow = (momentMs: number): number =>
    Math.max(0, momentMs - (Number.isNaN(serverNowMs) ? nowMs : serverNowMs));

  if (/^\d+(\.\d+)?$/.test(value)) {
    const number = Number(value);
    if (number >= EARLIEST_EPOCH_MS) return fromNow(number);
    if (number >= EARLIEST_EPOCH_S) return fromNow(number * 1_000);
    return Math.ceil(number * 1_000);
  }
  // A date must name its weekday or month: `Date.parse` would also read "-5" and "1.2.3".
  const momentMs = /[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(momentMs) ? undefined : fromNow(momentMs);
}
