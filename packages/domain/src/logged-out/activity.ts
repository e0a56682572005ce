import type { ClickthroughRecord, LoggedOutRecords, SearchRecord } from './records.js';

/** How many recent clicks and searches are kept when a host sets no limit. Ours: the number is not shown (S3 §9). */
export const RECENT_LIMIT = 10;

/** Completed searches that make a visitor a quality user (S3 §4.8). */
export const QUALITY_SEARCHES = 1;

/** Close-ups that make a visitor a quality user (S3 §4.8). */
export const QUALITY_CLOSEUPS = 3;

/** Clicks through to a site that make a visitor a quality user (S3 §4.8). */
export const QUALITY_CLICKTHROUGHS = 1;

/** Downloads that make a visitor a quality user (S3 §4.8). */
export const QUALITY_DOWNLOADS = 1;

function newest<Item>(items: readonly Item[], limit: number): readonly Item[] {
  return items.slice(Math.max(items.length - limit, 0));
}

/** Records that the visitor followed a link; newest last, at most `limit` (S3 §4.8 §9). */
export function recordClickthrough(
  records: LoggedOutRecords,
  click: ClickthroughRecord,
  limit: number = RECENT_LIMIT,
): LoggedOutRecords {
  const clicks = [...(records.clickthroughPins ?? []), click];
  return { ...records, clickthroughPins: newest(clicks, limit) };
}

/** Records that the visitor completed a search; newest last, at most `limit` (S3 §4.8 §9). */
export function recordSearch(
  records: LoggedOutRecords,
  search: SearchRecord,
  limit: number = RECENT_LIMIT,
): LoggedOutRecords {
  const searches = [...(records.completedSearches ?? []), search];
  return { ...records, completedSearches: newest(searches, limit) };
}

/** Records that the visitor opened the close-up of a pin (S3 §4.8). */
export function recordCloseup(records: LoggedOutRecords): LoggedOutRecords {
  return { ...records, closeupPinCount: (records.closeupPinCount ?? 0) + 1 };
}

/** Records that the visitor downloaded a picture (S3 §3). */
export function recordDownload(records: LoggedOutRecords): LoggedOutRecords {
  return { ...records, downloadedPinCount: (records.downloadedPinCount ?? 0) + 1 };
}

/** Records that an invite was redeemed; each code once (S3 §3). */
export function redeemInvite(records: LoggedOutRecords, code: string): LoggedOutRecords {
  const codes = records.redeemedInvites ?? [];
  return codes.includes(code) ? records : { ...records, redeemedInvites: [...codes, code] };
}

/**
 * Whether a visitor is a quality user (S3 §4.8): at least 1 completed search, or 3 close-ups, or 1 click through, or 1
 * download.
 */
export function isQualityUser(records: LoggedOutRecords): boolean {
  return (
    (records.completedSearches?.length ?? 0) >= QUALITY_SEARCHES ||
    (records.closeupPinCount ?? 0) >= QUALITY_CLOSEUPS ||
    (records.clickthroughPins?.length ?? 0) >= QUALITY_CLICKTHROUGHS ||
    (records.downloadedPinCount ?? 0) >= QUALITY_DOWNLOADS
  );
}
