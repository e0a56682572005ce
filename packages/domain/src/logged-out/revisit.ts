import { DAY_MS } from '../user/account-age.js';
import type { Revisitation } from './records.js';

/** Number of days after which the visit count starts again (S2 §5 §9). */
export const REVISIT_WINDOW_DAYS = 28;

function isRecord(stored: unknown): stored is Revisitation & { readonly ts: number } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { count, ts } = stored as Partial<Record<keyof Revisitation, unknown>>;
  return Number.isInteger(count) && (count as number) > 0 && Number.isFinite(ts);
}

/**
 * Counts one more visit at `now` (ms) (S3 §5 §8). Within 28 days of the last visit the count increases; later it
 * starts again. The stored value may be anything: invalid data resets to count 1. A clock that was set back counts as
 * no time.
 */
export function revisit(stored: unknown, now: number): Revisitation {
  if (!isRecord(stored)) return { count: 1, ts: now };
  const isWithin = now - stored.ts < REVISIT_WINDOW_DAYS * DAY_MS;
  return { count: isWithin ? stored.count + 1 : 1, time: stored.ts, ts: now };
}

/** Returns the whole days between the last two visits (S3 §5); `undefined` for a first visit. */
export function daysSinceLastVisit(revisitation: Revisitation): number | undefined {
  const { time, ts } = revisitation;
  if (time === undefined || ts === undefined) return undefined;
  return Math.max(Math.floor((ts - time) / DAY_MS), 0);
}
