import type { ExperienceContext, KeyValueStore, Random } from '@tackboard/domain';
import type { Experience, PlacedExperience } from '@tackboard/domain/experience';
import type { ExperienceStore } from './store.js';

/** What a report says about a message. */
export type ReportKind = 'completed' | 'dismissed' | 'viewed';

/** A report that the server has not confirmed. */
export interface Report extends PlacedExperience, ExperienceContext {
  /** The idempotency key, kept over retries and reloads. */
  readonly id: string;
  readonly kind: ReportKind;
  /** The message was removed, so that it must not show before the report has settled. */
  readonly removes: boolean;
  /** Empty for a visitor. */
  readonly viewerId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const REPORT_ID_BYTES = 16;

/** An idempotency key. */
export function newIdempotencyKey(random: Random): string {
  const bytes = new Uint8Array(REPORT_ID_BYTES);
  random(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const REPORT_PREFIX = 'tackboard:message-report:';
/** What the keys of the history start with; the key of the message follows. */
export const HISTORY_PREFIX = 'tackboard:message-history:';

/** The most messages that the history keeps; then the oldest is dropped. */
const HISTORY_MAX = 100;

/** Reports and entries of the history that are older are dropped, in milliseconds. */
export const MAX_AGE_MS = 86_400_000;

/** Where reports and the history are stored. */
export interface SavedOptions {
  /** Absent on a server. */
  readonly storage: KeyValueStore | undefined;
  /** Called when the browser blocks storage or has no room. */
  readonly onError: (error: unknown) => void;
}

/** Returns a function that uses the storage, if there is one. A blocked one is reported. */
function guardStorage({ storage, onError }: SavedOptions) {
  return (access: (storage: KeyValueStore) => void) => {
    try {
      if (storage) access(storage);
    } catch (error) {
      onError(error);
    }
  };
}

const keysOf = (store: KeyValueStore, prefix: string) =>
  store.keys().filter((key) => key.startsWith(prefix));

/** Reads a stored value; `undefined` for another program's text under our key. */
function parse<Value>(
  text: string | null,
  isValue: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reports that outlive the page. Each has a key of its own, so that two tabs never overwrite each other's. */
export interface ReportStorage {
  readonly save: (report: Report) => void;
  readonly remove: (id: string) => void;
  /** Returns the reports of a viewer, oldest first, and removes those of others and outdated ones. */
  readonly load: (viewerId: string, now: number) => readonly Report[];
  /** Removes all reports. */
  readonly clear: () => void;
}

/** Stores reports in a key-value store. A blocked store is reported and costs only the reports of the next page. */
export function createReportStorage(options: SavedOptions): ReportStorage {
  const guard = guardStorage(options);
  return {
    save: (report) =>
      guard((store) => store.set(REPORT_PREFIX + report.id, JSON.stringify(report))),
    remove: (id) => guard((store) => store.remove(REPORT_PREFIX + id)),
    load(viewerId, now) {
      const reports: Report[] = [];
      guard((store) => {
        for (const key of keysOf(store, REPORT_PREFIX)) {
          const report = parse(store.get(key), isReport);
          const isOutdated = !report || now - report.at > MAX_AGE_MS;
          if (isOutdated || report.viewerId !== viewerId) store.remove(key);
          else reports.push(report);
        }
      });
      return reports.toSorted((one, other) => one.at - other.at);
    },
    clear: () => guard((store) => keysOf(store, REPORT_PREFIX).forEach((key) => store.remove(key))),
  };
}

function isReport(value: unknown): value is Report {
  const { at, kind, ...texts } = (value ?? {}) as Partial<Record<keyof Report, unknown>>;
  const { experienceId, id, placementId, viewerId } = texts;
  return (
    [id, placementId, experienceId, viewerId].every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    (kind === 'viewed' || kind === 'completed' || kind === 'dismissed')
  );
}

/** What the viewer did last with a message. */
export interface HistoryEntry {
  readonly key: string;
  /** Completed or dismissed; otherwise viewed. */
  readonly hasEnded: boolean;
  /** Milliseconds since 1970. After the report of an end was confirmed: that moment. */
  readonly at: number;
}

/** What the viewer did with messages in this session, in the pages of all tabs: documents may be older than that. */
export interface MessageHistory {
  readonly record: (viewerId: string, entry: HistoryEntry) => void;
  /** Returns the entries of a viewer, and removes those of others and outdated ones. */
  readonly load: (viewerId: string, now: number) => readonly HistoryEntry[];
  /** Another viewer: the session is over. */
  readonly clear: () => void;
}

/** Keeps the history in a key-value store, each message with a key of its own. Without a store it is empty. */
export function createMessageHistory(options: SavedOptions): MessageHistory {
  const guard = guardStorage(options);
  return {
    record: (viewerId, { key, ...what }) =>
      guard((store) => {
        store.set(HISTORY_PREFIX + key, JSON.stringify({ viewerId, ...what }));
        dropOldest(store);
      }),
    load(viewerId, now) {
      const entries: HistoryEntry[] = [];
      guard((store) => {
        for (const key of keysOf(store, HISTORY_PREFIX)) {
          const found = parse(store.get(key), isEntry);
          const isKept = found?.viewerId === viewerId && now - found.at <= MAX_AGE_MS;
          if (isKept) {
            const { at, hasEnded } = found;
            entries.push({ key: key.slice(HISTORY_PREFIX.length), at, hasEnded });
          } else store.remove(key);
        }
      });
      return entries;
    },
    clear: () =>
      guard((store) => keysOf(store, HISTORY_PREFIX).forEach((key) => store.remove(key))),
  };
}

function dropOldest(store: KeyValueStore): void {
  const keys = keysOf(store, HISTORY_PREFIX);
  if (keys.length <= HISTORY_MAX) return;
  const atOf = (key: string) => parse(store.get(key), isEntry)?.at ?? 0;
  const byAge = keys.toSorted((one, other) => atOf(one) - atOf(other));
  for (const key of byAge.slice(0, keys.length - HISTORY_MAX)) store.remove(key);
}

type StoredEntry = Omit<HistoryEntry, 'key'> & { readonly viewerId: string };

function isEntry(value: unknown): value is StoredEntry {
  const { at, hasEnded, viewerId } = (value ?? {}) as Partial<StoredEntry>;
  return typeof at === 'number' && typeof viewerId === 'string' && typeof hasEnded === 'boolean';
}

/** The document whose messages the history is applied to. */
export interface SavedDocument {
  readonly initial?: readonly Experience[] | undefined;
  readonly initialAt?: number | undefined;
  /** The browser brought the document back. */
  readonly isRestored: boolean;
  readonly lastFetchId: number;
}

/**
 * Applies the session's history to the messages of the document, which may be older: what has ended is hidden, what was viewed
 * is not viewed again. Returns whether the messages may be outdated, so that they have to be fetched.
 */
export function applyHistory(
  entries: readonly HistoryEntry[],
  { initial, initialAt, isRestored, lastFetchId }: SavedDocument,
  store: ExperienceStore,
): boolean {
  if (!initial) return false;
  const isOlder = ({ at }: HistoryEntry) =>
    isRestored || initialAt === undefined || initialAt <= at;
  const held = new Set(store.held().map(({ key }) => key));
  let isOutdated = isRestored;
  for (const { hasEnded, key } of entries.filter(isOlder)) {
    // Without the time of the document only a message of it says that it is old.
    if (initialAt !== undefined || (hasEnded && held.has(key))) isOutdated = true;
    if (!held.has(key)) continue;
    store.view(key);
    if (hasEnded) store.hide(key, lastFetchId);
  }
  return isOutdated;
}
