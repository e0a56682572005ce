import type {
  LoggedOutRecords,
  RecentlyVisitedEntry,
  VisitHistoryEntry,
} from '../logged-out/records.js';

const VISITED_AT = Date.UTC(2026, 0, 5, 12);

/** A signed-out visitor who has followed one link and saved one pin; `changes` are put over it (S3 §3). */
export function buildLoggedOutRecords(changes: Partial<LoggedOutRecords> = {}): LoggedOutRecords {
  return {
    clickthroughPins: [
      {
        pinId: '811492428893216731',
        link: 'https://canyon.example/prints/12',
        imageSignature: '0a1b2c3d4e5f',
        domain: 'canyon.example',
        ts: VISITED_AT,
      },
    ],
    completedSearches: [],
    savedPins: ['811492428893216731'],
    redeemedInvites: [],
    revisitation: { count: 1, ts: VISITED_AT },
    downloadedPinCount: 0,
    ...changes,
  };
}

/** A visit to the page of the pin of `buildPin`; `changes` are put over it (S3 §3). */
export function buildVisitHistoryEntry(
  changes: Partial<VisitHistoryEntry> = {},
): VisitHistoryEntry {
  return {
    path: '/pin/811492428893216731/',
    ts: VISITED_AT,
    pinId: '811492428893216731',
    firstPinImageSignature: '0a1b2c3d4e5f',
    isShared: false,
    ...changes,
  };
}

/** The same visit in the list of pages last seen; `changes` are put over it (S3 §3). */
export function buildRecentlyVisitedEntry(
  changes: Partial<RecentlyVisitedEntry> = {},
): RecentlyVisitedEntry {
  return {
    path: '/pin/811492428893216731/',
    pageType: 'closeup',
    ts: VISITED_AT,
    id: '811492428893216731',
    ...changes,
  };
}
