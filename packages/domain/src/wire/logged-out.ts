import type {
  ClickthroughRecord,
  LoggedOutRecords,
  RecentlyVisitedEntry,
  Revisitation,
  SearchRecord,
  VisitHistoryEntry,
} from '../logged-out/records.js';
import { flag, id, list, number, text } from './codec.js';
import { decode } from './decode.js';
import type { DecodeOptions } from './reading.js';
import { record } from './record.js';

const clickthrough = record<ClickthroughRecord>(
  { pinId: id, link: text, imageSignature: text, domain: text, ts: number },
  { required: ['pinId'] },
);

const search = record<SearchRecord>(
  { query: text, rs: text, scope: text, rg: text },
  { required: ['query'] },
);

/** An invalid visit count is left out, so the count starts again. */
const revisitation = record<Revisitation>(
  { count: number, time: number, ts: number },
  { required: ['count'] },
);

const loggedOutRecords = record<LoggedOutRecords>({
  clickthroughPins: list(clickthrough),
  completedSearches: list(search),
  savedPins: list(id),
  redeemedInvites: list(id),
  revisitation,
  closeupPinCount: number,
  downloadedPinCount: number,
});

const visit = record<VisitHistoryEntry>(
  {
    path: text,
    ts: number,
    pinId: id,
    firstPinImageSignature: text,
    imageInfo: text,
    pinDescription: text,
    isShared: flag,
    pinInviteCode: text,
  },
  { required: ['path', 'ts'] },
);
const visitHistory = list(visit);

const recentVisit = record<RecentlyVisitedEntry>(
  { path: text, pageType: text, ts: number, id },
  { required: ['path', 'pageType', 'ts'] },
);
const recentlyVisited = list(recentVisit);

/** Decodes the stored records of a signed-out visitor. Invalid entries are left out. */
export function decodeLoggedOutRecords(json: unknown, options?: DecodeOptions): LoggedOutRecords {
  return decode(loggedOutRecords, 'rest', json, options) ?? {};
}

/** Encodes the records of a signed-out visitor with the names of the specification. */
export const encodeLoggedOutRecords = loggedOutRecords.write;

/** Decodes the visit history (S3 §3.39). Invalid entries are left out. */
export function decodeVisitHistory(
  json: unknown,
  options?: DecodeOptions,
): readonly VisitHistoryEntry[] {
  return decode(visitHistory, 'rest', json, options) ?? [];
}

/** Encodes the visit history (S3 §3.39). */
export function encodeVisitHistory(
  entries: readonly VisitHistoryEntry[],
): readonly Record<string, unknown>[] {
  return entries.map(visit.write);
}

/** Decodes the recently visited pages. Invalid entries are left out. */
export function decodeRecentlyVisited(
  json: unknown,
  options?: DecodeOptions,
): readonly RecentlyVisitedEntry[] {
  return decode(recentlyVisited, 'rest', json, options) ?? [];
}

/** Encodes the recently visited pages. */
export function encodeRecentlyVisited(
  entries: readonly RecentlyVisitedEntry[],
): readonly Record<string, unknown>[] {
  return entries.map(recentVisit.write);
}
