import { DAY_MS } from '../user/account-age.js';
import type { RecentlyVisitedEntry, VisitHistoryEntry } from './records.js';

/** Number of visited pin pages that are stored (S1 §9). */
export const VISITED_PAGES_LIMIT = 10;

/** Default number of days that a visit is kept (S3 §5). The number is ours. */
export const VISIT_RETENTION_DAYS = 28;

/** Page type of the recently visited pages (S3 §5). */
export const VISITED_PAGE_TYPE = 'closeup';

/** Returns the pin id in the path of a close-up (S3 §3): `123` for `/pin/123/`, the id for `/pin/{slug}--{id}/`. */
export function visitedPinId(path: string): string | undefined {
  const segment = /^\/pin\/([^/?#]+)/.exec(path)?.[1];
  return segment && (/--(\d+)$/.exec(segment)?.[1] ?? segment);
}

/** Options of visit records (S3 §5). */
export interface VisitOptions {
  readonly retentionDays?: number;
  readonly limit?: number;
}

/**
 * Adds a page to the recently visited pages, newest last (S3 §5, S1 §9): close-ups only, within the retention, at
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

/** Adds a page to the visit history, newest last, at most 10 (S1 §9, S3 §3). */
export function recordHistory(
  entries: readonly VisitHistoryEntry[],
  visit: VisitHistoryEntry,
  limit: number = VISITED_PAGES_LIMIT,
): readonly VisitHistoryEntry[] {
  const all = entries.at(-1)?.path === visit.path ? entries : [...entries, visit];
  return all.slice(Math.max(all.length - limit, 0));
}
