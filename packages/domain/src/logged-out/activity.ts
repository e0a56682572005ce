import type { ClickthroughRecord, LoggedOutRecords, SearchRecord } from './records.js';
import type { Pin } from '../pin/pin.js';

/** Default number of recent clicks and searches that are kept. The number is ours. */
export const RECENT_LIMIT = 10;

/** Completed searches that make a visitor a quality user. */
export const QUALITY_SEARCHES = 1;

/** Close-ups that make a visitor a quality user. */
export const QUALITY_CLOSEUPS = 3;

/** Clickthroughs that make a visitor a quality user. */
export const QUALITY_CLICKTHROUGHS = 1;

/** Downloads that make a visitor a quality user. */
export const QUALITY_DOWNLOADS = 1;

function newest<Item>(items: readonly Item[], limit: number): readonly Item[] {
  return items.slice(Math.max(items.length - limit, 0));
}

/** Records a clickthrough; newest last, at most `limit`. */
export function recordClickthrough(
  records: LoggedOutRecords,
  click: ClickthroughRecord,
  limit: number = RECENT_LIMIT,
): LoggedOutRecords {
  const clicks = [...(records.clickthroughPins ?? []), click];
  return { ...records, clickthroughPins: newest(clicks, limit) };
}

/** Records a completed search; newest last, at most `limit`. */
export function recordSearch(
  records: LoggedOutRecords,
  search: SearchRecord,
  limit: number = RECENT_LIMIT,
): LoggedOutRecords {
  const searches = [...(records.completedSearches ?? []), search];
  return { ...records, completedSearches: newest(searches, limit) };
}

/** Records a close-up. */
export function recordCloseup(records: LoggedOutRecords): LoggedOutRecords {
  return { ...records, closeupPinCount: (records.closeupPinCount ?? 0) + 1 };
}

/** Records a download. */
export function recordDownload(records: LoggedOutRecords): LoggedOutRecords {
  return { ...records, downloadedPinCount: (records.downloadedPinCount ?? 0) + 1 };
}

/** Records a redeemed invite code, each once (S3 §3.37). */
export function redeemInvite(records: LoggedOutRecords, code: string): LoggedOutRecords {
  const codes = records.redeemedInvites ?? [];
  return codes.includes(code) ? records : { ...records, redeemedInvites: [...codes, code] };
}

/**
 * Whether a visitor is a quality user: at least 1 completed search, 3 close-ups, 1 clickthrough or 1
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

/** Outcomes of a clickthrough of a signed-out visitor. */
type ClickthroughOutcome = 'linkless' | 'interstitial' | 'direct';

/** The visitor, as far as the outcome depends on it. */
export interface ClickthroughVisitor {
  readonly isNew: boolean;
  /** The home upsell applies to this visit. */
  readonly hasHomeUpsell?: boolean;
}

/**
 * Returns the outcome of a recorded clickthrough: a linkless action; an interstitial in a new tab, for new
 * visitors, and where the home upsell applies and the pin has no own promoter; or the link itself.
 */
export function clickthroughOutcome(
  pin: Pick<Pin, 'isGoLinkless' | 'promoter'>,
  visitor: ClickthroughVisitor,
): ClickthroughOutcome {
  if (pin.isGoLinkless) return 'linkless';
  const hasUpsell = visitor.hasHomeUpsell === true && pin.promoter === undefined;
  return visitor.isNew || hasUpsell ? 'interstitial' : 'direct';
}
