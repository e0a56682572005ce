import { DAY_MS } from '../user/account-age.js';
import type { RecentlyVisitedEntry, VisitHistoryEntry } from './records.js';

/** How many visited pin pages are stored (S1 §9). */
export const VISITED_PAGES_LIMIT = 10;

/** How long a visited page is kept when a host sets no time. Ours: the number is not shown (S3 §5). */
export const VISIT_RETENTION_DAYS = 28;

/** The type of the pages that the list of pages last seen keeps (S3 §5). */
export const VISITED_PAGE_TYPE = 'closeup';

/** The id in the path of a close-up, such as `123` of `/pin/123/`; of `/pin/{slug}--{id}/` the id (S3 §3). */
export function visitedPinId(path: string): string | undefined {
  const segment = /^\/pin\/([^/?#]+)/.exec(path)?.[1];
  return segment && (/--(\d+)$/.exec(segment)?.[1] ?? segment);
}

/** How visits are kept (S3 §5). */
export interface VisitOptions {
  readonly retentionDays?: number;
  readonly limit?: number;
}

/**
 * The pages last seen after one more, newest last (S3 §5, S1 §9): close-ups alone, within the retention, at most 10. A page
 * is added only when the list is empty or its path differs from the latest.
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

/** The visit history after one more page, newest last, at most 10 (S1 §9, S3 §3). */
export function recordHistory(
  entries: readonly VisitHistoryEntry[],
  visit: VisitHistoryEntry,
  limit: number = VISITED_PAGES_LIMIT,
): readonly VisitHistoryEntry[] {
  const all = entries.at(-1)?.path === visit.path ? entries : [...entries, visit];
  return all.slice(Math.max(all.length - limit, 0));
}
