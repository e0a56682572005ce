/** A link that a signed-out visitor followed; `ts` in milliseconds since 1970. */
export interface ClickthroughRecord {
  readonly pinId: string;
  readonly link?: string;
  readonly imageSignature?: string;
  readonly domain?: string;
  readonly ts?: number;
}

/** A search that a signed-out visitor completed. */
export interface SearchRecord {
  readonly query: string;
  readonly rs?: string;
  readonly scope?: string;
  readonly rg?: string;
}

/** Visit count of a visitor; `time` and `ts` in milliseconds since 1970. */
export interface Revisitation {
  readonly count: number;
  /** Time of the previous visit. */
  readonly time?: number;
  readonly ts?: number;
}

/** Data about a signed-out visitor that the browser stores. */
export interface LoggedOutRecords {
  readonly clickthroughPins?: readonly ClickthroughRecord[];
  readonly completedSearches?: readonly SearchRecord[];
  /** Pin ids, at most two. */
  readonly savedPins?: readonly string[];
  /** Redeemed invite codes. */
  readonly redeemedInvites?: readonly string[];
  readonly revisitation?: Revisitation;
  readonly downloadedPinCount?: number;
  /** Number of opened close-ups. Three make a quality user. */
  readonly closeupPinCount?: number;
}

/** A visited page; `ts` in milliseconds since 1970. */
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

/** An entry of the recently visited pages; `id` is parsed from the path. */
export interface RecentlyVisitedEntry {
  readonly path: string;
  /** Landing type, such as `closeup`. */
  readonly pageType: string;
  readonly ts: number;
  readonly id?: string;
}
