/** A link that a signed-out visitor followed; `ts` in milliseconds since 1970 (S3 §3). */
export interface ClickthroughRecord {
  readonly pinId: string;
  readonly link?: string;
  readonly imageSignature?: string;
  readonly domain?: string;
  readonly ts?: number;
}

/** A search that a signed-out visitor completed (S3 §3). */
export interface SearchRecord {
  readonly query: string;
  readonly rs?: string;
  readonly scope?: string;
  readonly rg?: string;
}

/** How often a visitor has come back; `time` and `ts` in milliseconds since 1970 (S3 §3). */
export interface Revisitation {
  readonly count: number;
  /** When the visit before this one was. */
  readonly time?: number;
  readonly ts?: number;
}

/** What is kept in the browser about a signed-out visitor (S3 §3). */
export interface LoggedOutRecords {
  readonly clickthroughPins?: readonly ClickthroughRecord[];
  readonly completedSearches?: readonly SearchRecord[];
  /** Ids of pins, at most two. */
  readonly savedPins?: readonly string[];
  /** Invite codes. */
  readonly redeemedInvites?: readonly string[];
  readonly revisitation?: Revisitation;
  readonly downloadedPinCount?: number;
  /** How many close-ups the visitor has opened; three make a quality user (S3 §4.8). */
  readonly closeupPinCount?: number;
}

/** A page that a visitor has seen; `ts` in milliseconds since 1970 (S3 §3). */
export interface VisitHistoryEntry {
  readonly path: string;
  readonly ts: number;
  readonly pinId?: string;
  readonly firstPinImageSignature?: string;
  readonly imageInfo?: string;
  readonly pinDescription?: string;
  readonly isShared?: boolean;
  readonly pinInviteCode?: string;
}

/** A page in the short list of pages last seen; `id` is read off the path (S3 §3). */
export interface RecentlyVisitedEntry {
  readonly path: string;
  /** The landing type, such as `closeup`. */
  readonly pageType: string;
  readonly ts: number;
  readonly id?: string;
}
