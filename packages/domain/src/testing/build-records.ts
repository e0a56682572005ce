import type {
  LoggedOutRecords,
  RecentlyVisitedEntry,
  VisitHistoryEntry,
} from '../logged-out/records.js';

const VISITED_AT = Date.UTC(2026, 0, 5, 12);

/** Builds the records of a signed-out visitor with one clickthrough and one save, with `changes`. */
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

/** Builds a visit to the page of the pin of `buildPin`, with `changes`. */
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

/** Builds the same visit as a recently visited page, with `changes`. */
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
