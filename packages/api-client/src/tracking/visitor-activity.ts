import {
  bucketCount,
  bucketDays,
  type ClickthroughRecord,
  type ClickthroughVisitor,
  type ConsentStore,
  daysSinceLastVisit,
  isQualityUser,
  type KeyValueStore,
  type LoggedOutRecords,
  type RecentlyVisitedEntry,
  recordClickthrough,
  recordCloseup,
  recordDownload,
  recordHistory,
  recordSearch,
  recordVisit,
  redeemInvite,
  revisit,
  type SearchRecord,
  VISITED_PAGE_TYPE,
  type VisitHistoryEntry,
} from '@tackboard/domain';
import {
  decodeLoggedOutRecords,
  decodeRecentlyVisited,
  decodeVisitHistory,
  encodeLoggedOutRecords,
  encodeRecentlyVisited,
  encodeVisitHistory,
} from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import type { Tracker } from './tracker.js';

/** The storage key. The number is the version of the format. */
const STORAGE_KEY = 'tackboard.visitor.1';

/** Pages that follow each other within this time are one visit. The number is ours. */
export const VISIT_GAP_MS = 30 * 60_000;

/** Counts the quality checks that were sent. The name is ours. */
export const QUALITY_CHECK_METRIC = 'quality_check';

/** A page that a signed-out visitor opened. */
export interface VisitedPage extends Omit<VisitHistoryEntry, 'ts'> {
  /** The landing type of the page, such as `closeup`. */
  readonly pageType: string;
}

/** What is known about a signed-out visitor. */
export interface VisitorState {
  readonly records: LoggedOutRecords;
  readonly history: readonly VisitHistoryEntry[];
  readonly recentlyVisited: readonly RecentlyVisitedEntry[];
}

/** Options of {@link createVisitorActivity}. */
export interface VisitorActivityOptions {
  /** What the viewer allows: `tackboard.consent`. */
  readonly consent: Pick<ConsentStore, 'get' | 'subscribe'>;
  readonly storage: KeyValueStore;
}

/** Records the activity of a signed-out visitor, and sends it as tracking events. */
export interface VisitorActivity {
  /** Call it once for each page. */
  readonly visit: (page: VisitedPage) => void;
  /** The option `recordSignedOutClick` of `createTackboard`. */
  readonly click: (click: Omit<ClickthroughRecord, 'ts'>) => void;
  /** Call it once for each completed search. */
  readonly search: (search: SearchRecord) => void;
  /** Call it when the image of a pin is downloaded: at the event `image-downloaded` of the kit. */
  readonly download: (pinId?: string) => void;
  /** The option `visitor` of `createTackboard`. Visitors are new until they come again within 28 days. */
  readonly visitor: () => ClickthroughVisitor;
  readonly state: () => VisitorState;
}

const NOTHING: VisitorState = { records: {}, history: [], recentlyVisited: [] };

/**
 * Creates the record of a signed-out visitor. Each change is stored in `storage`; where storage fails, it lives as long as
 * the page. While the viewer does not allow analytics nothing is stored, and what was is removed. It starts from nothing when
 * they allow it.
 */
export function createVisitorActivity(
  { clock }: Client,
  tracker: Pick<Tracker, 'count' | 'track'>,
  { consent, storage }: VisitorActivityOptions,
): VisitorActivity {
  let known = NOTHING;
  // Another tab may have changed what is stored.
  const state = (): VisitorState => loadState(storage) ?? known;
  const change = (changes: Partial<VisitorState>): void => {
    known = { ...state(), ...changes };
    storeState(storage, consent.get().analytics ? known : undefined);
  };
  let isAllowed: boolean | undefined;
  const followConsent = (): void => {
    const { analytics } = consent.get();
    if (analytics === isAllowed) return;
    isAllowed = analytics;
    known = NOTHING;
    if (!isAllowed) storeState(storage, undefined);
  };
  followConsent();
  consent.subscribe(followConsent);
  const changeRecords = (rule: (records: LoggedOutRecords) => LoggedOutRecords): void =>
    change({ records: rule(state().records) });

  return {
    visit({ pageType, ...page }) {
      const now = clock.now();
      const isCloseup = pageType === VISITED_PAGE_TYPE;
      const { records: before, history, recentlyVisited } = state();
      let records = isCloseup ? recordCloseup(before) : before;
      if (page.pinInviteCode) records = redeemInvite(records, page.pinInviteCode);
      const sinceMs = now - (records.revisitation?.ts ?? Number.NEGATIVE_INFINITY);
      const isNewVisit = sinceMs < 0 || sinceMs >= VISIT_GAP_MS;
      if (isNewVisit) records = { ...records, revisitation: revisit(records.revisitation, now) };
      const { path } = page;
      change({
        records,
        history: recordHistory(history, { ...page, ts: now }),
        recentlyVisited: recordVisit(recentlyVisited, { path, pageType, ts: now }),
      });
      if (isNewVisit) tracker.track({ name: 'visit', auxData: visitData(pageType, records) });
    },
    click(click) {
      changeRecords((records) => recordClickthrough(records, { ...click, ts: clock.now() }));
      tracker.track({
        name: 'quality-check',
        objectId: click.pinId,
        auxData: qualityData(known.records),
      });
      tracker.count(QUALITY_CHECK_METRIC);
    },
    search(search) {
      changeRecords((records) => recordSearch(records, search));
      tracker.track({ name: 'search', auxData: { ...search } });
    },
    download(pinId) {
      changeRecords(recordDownload);
      tracker.track({ name: 'download', ...(pinId !== undefined && { objectId: pinId }) });
    },
    visitor: () => ({ isNew: (state().records.revisitation?.count ?? 1) <= 1 }),
    state,
  };
}

function visitData(pageType: string, { revisitation }: LoggedOutRecords) {
  const days = revisitation && daysSinceLastVisit(revisitation);
  return {
    page_type: pageType,
    visits: bucketCount(revisitation?.count ?? 1),
    ...(days !== undefined && { days_since_last_visit: bucketDays(days) }),
  };
}

function qualityData(records: LoggedOutRecords) {
  return {
    is_quality_user: isQualityUser(records),
    clickthroughs: bucketCount(records.clickthroughPins?.length ?? 0),
    searches: bucketCount(records.completedSearches?.length ?? 0),
    closeups: bucketCount(records.closeupPinCount ?? 0),
    downloads: bucketCount(records.downloadedPinCount ?? 0),
  };
}

/** Returns `undefined` when nothing is stored, storage is blocked, or the value is no JSON. */
function loadState(storage: KeyValueStore): VisitorState | undefined {
  try {
    const stored: unknown = JSON.parse(storage.get(STORAGE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { records, history, recently_visited }: StoredState = stored;
    return {
      records: decodeLoggedOutRecords(records),
      history: decodeVisitHistory(history),
      recentlyVisited: decodeRecentlyVisited(recently_visited),
    };
  } catch {
    return undefined;
  }
}

/** The stored form, with the names of the server. */
interface StoredState {
  readonly records?: unknown;
  readonly history?: unknown;
  readonly recently_visited?: unknown;
}

/** Stores the state; `undefined` removes what is stored. */
function storeState(storage: KeyValueStore, state: VisitorState | undefined): void {
  try {
    if (state) storage.set(STORAGE_KEY, JSON.stringify(storedState(state)));
    else storage.remove(STORAGE_KEY);
  } catch {
    // Tracking must not break the page.
  }
}

function storedState({ records, history, recentlyVisited }: VisitorState): StoredState {
  return {
    records: encodeLoggedOutRecords(records),
    history: encodeVisitHistory(history),
    recently_visited: encodeRecentlyVisited(recentlyVisited),
  };
}
