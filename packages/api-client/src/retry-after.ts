/** Numbers from here on are seconds since 1970 (2001-09-09), not a wait. */
const EARLIEST_EPOCH_S = 1_000_000_000;

/** Numbers from here on are milliseconds since 1970. */
const EARLIEST_EPOCH_MS = EARLIEST_EPOCH_S * 1_000;

/**
 * Returns the wait of a `Retry-After` header in milliseconds from `nowMs`; undefined when it is missing or malformed. The
 * value is a number of seconds, an HTTP date or, from some servers, seconds or milliseconds since 1970. A date is compared
 * with the response's own `Date`, because the device's clock may be wrong.
 */
export function retryAfterMs(headers: Headers, nowMs: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;

  const seconds = Number(value);
  if (seconds >= 0 && seconds < EARLIEST_EPOCH_S) return Math.ceil(seconds * 1_000);
  let momentMs = Number.NaN;
  if (seconds > 0) momentMs = seconds < EARLIEST_EPOCH_MS ? seconds * 1_000 : seconds;
  // Require a weekday or month: `Date.parse` also accepts "-5" and "1.2.3".
  else if (/[a-z]{3}/i.test(value)) momentMs = Date.parse(value);

  const waitMs = momentMs - (Date.parse(headers.get('date') ?? '') || nowMs);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
