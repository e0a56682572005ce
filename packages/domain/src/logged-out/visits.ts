import { DAY_MS } from '../user/account-age.js';
import type { RecentlyVisitedEntry, Revisitation, VisitHistoryEntry } from './records.js';

/** Number of visited pin pages that are stored. */
export const VISITED_PAGES_LIMIT = 10;

/** Default number of days that a visit is kept. The number is ours. */
export const VISIT_RETENTION_DAYS = 28;

/** Page type of the recently visited pages (S3 §5.18). */
export const VISITED_PAGE_TYPE = 'closeup';

/** Returns the pin id in the path of a close-up: `123` for `/pin/123/`, the id for `/pin/{slug}--{id}/`. */
export function visitedPinId(path: string): string | undefined {
  const segment = /^\/pin\/([^/?#]+)/.exec(path)?.[1];
  return segment && (/--(\d+)$/.exec(segment)?.[1] ?? segment);
}

/** Options of visit records. */
interface VisitOptions {
  readonly retentionDays?: number;
  readonly limit?: number;
}

/**
 * Adds a page to the recently visited pages, newest last (S3 §5.19): close-ups only, within the retention, at
 * most 10. A page is added when its path differs from the latest.
 */
export function recordVisit(
  entries: readonly RecentlyVisitedEntry[],
  visit: Omit<RecentlyVisitedEntry, 'id'>,
  options: VisitOptions = {},
): readonly RecentlyVisitedEntry[] {
  const { retentionDays = VISIT_RETENTION_DAYS, limit = VISITED_PAGES_LIMIT } = options;
  const id = visitedPinId(visit.path);
  const isRepeated = entries.at(-1)?.path === visit.path;
  const all = isRepeated ? entries : [...entries, { ...visit, ...(id ? { id } : {}) }];
  const kept = all.filter(
    ({ pageType, ts }) => pageType === VISITED_PAGE_TYPE && visit.ts - ts <= retentionDays * DAY_MS,
  );
  return kept.slice(Math.max(kept.length - limit, 0));
}

/** Adds a page to the visit history, newest last, at most 10. */
export function recordHistory(
  entries: readonly VisitHistoryEntry[],
  visit: VisitHistoryEntry,
  limit: number = VISITED_PAGES_LIMIT,
): readonly VisitHistoryEntry[] {
  const all = entries.at(-1)?.path === visit.path ? entries : [...entries, visit];
  return all.slice(Math.max(all.length - limit, 0));
}

/** Number of days after which the visit count starts again. */
export const REVISIT_WINDOW_DAYS = 28;

function isRecord(stored: unknown): stored is Revisitation & { readonly ts: number } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { count, ts } = stored as Partial<Record<keyof Revisitation, unknown>>;
  return Number.isInteger(count) && (count as number) > 0 && Number.isFinite(ts);
}

/**
 * Counts one more visit at `now` (ms) (S3 §5.21). Within 28 days of the last visit the count increases; later it
 * starts again. The stored value may be anything: invalid data resets to count 1. A clock that was set back counts as
 * no time.
 */
export function revisit(stored: unknown, now: number): Revisitation {
  if (!isRecord(stored)) return { count: 1, ts: now };
  const isWithin = now - stored.ts < REVISIT_WINDOW_DAYS * DAY_MS;
  return { count: isWithin ? stored.count + 1 : 1, time: stored.ts, ts: now };
}

/** Returns the whole days between the last two visits; `undefined` for a first visit. */
export function daysSinceLastVisit(revisitation: Revisitation): number | undefined {
  const { time, ts } = revisitation;
  if (time === undefined || ts === undefined) return undefined;
  return Math.max(Math.floor((ts - time) / DAY_MS), 0);
}

/** Size of a count bucket. */
export const COUNT_BUCKET_SIZE = 5;

/** First count of the last bucket. */
export const COUNT_BUCKET_LAST = 20;

/** Size of a day bucket. */
export const DAYS_BUCKET_SIZE = 7;

/** First day of the last bucket. */
export const DAYS_BUCKET_LAST = 84;

function bucket(value: number, size: number, last: number): string {
  if (value >= last) return `${last}+`;
  return String(Math.max(Math.floor(value / size) * size, 0));
}

/** Returns the bucket of a count, labelled by its lower edge: `0`, `5`, `10`, `15`, `20+`. */
export function bucketCount(count: number): string {
  return bucket(count, COUNT_BUCKET_SIZE, COUNT_BUCKET_LAST);
}

/** Returns the bucket of a number of days, labelled by its lower edge (S3 §5.22): `0`, `7`, `14` … `77`, `84+`. */
export function bucketDays(days: number): string {
  return bucket(days, DAYS_BUCKET_SIZE, DAYS_BUCKET_LAST);
}
