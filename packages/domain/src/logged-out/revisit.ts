import { DAY_MS } from '../user/account-age.js';
import type { Revisitation } from './records.js';

/** A visit this many days after the last one begins a new count (S2 §5 §9). */
export const REVISIT_WINDOW_DAYS = 28;

function isRecord(stored: unknown): stored is Revisitation & { readonly ts: number } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { count, ts } = stored as Partial<Record<keyof Revisitation, unknown>>;
  return Number.isInteger(count) && (count as number) > 0 && Number.isFinite(ts);
}

/**
 * The revisitation after one more visit at `now` (ms). Within 28 days of the last visit the count goes up by one; after
 * that it begins again. What is stored comes from a browser and may be anything: invalid data resets to count 1 (S3 §5
 * §8). A clock that was set back counts as no time.
 */
export function revisit(stored: unknown, now: number): Revisitation {
  if (!isRecord(stored)) return { count: 1, ts: now };
  const isWithin = now - stored.ts < REVISIT_WINDOW_DAYS * DAY_MS;
  return { count: isWithin ? stored.count + 1 : 1, time: stored.ts, ts: now };
}

/** Whole days between the last visit and the one before it; `undefined` for a first visit (S3 §5). */
export function daysSinceLastVisit(revisitation: Revisitation): number | undefined {
  const { time, ts } = revisitation;
  if (time === undefined || ts === undefined) return undefined;
  return Math.max(Math.floor((ts - time) / DAY_MS), 0);
}
