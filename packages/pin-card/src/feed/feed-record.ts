import type { KeyValueStore } from '@tackboard/domain';
import type { GridSnapshot } from '../grid/grid-snapshot.js';
import type { FeedPage } from './feed-pages.js';

/** A feed as the viewer left it. */
export interface FeedRecord {
  readonly pages: readonly FeedPage[];
  /** The bookmark of the next page; undefined at the end. */
  readonly bookmark: string | undefined;
  readonly position: GridSnapshot | null;
  /** Pins that the viewer had hidden or reported: they show no more after a reload, which forgets their Undo (S3 §4.3). */
  readonly hiddenPinIds?: readonly string[];
}

/** Keeps the record of a feed: a storage that lives as long as the tab, such as the browser's session storage. */
export type FeedStorage = Pick<KeyValueStore, 'get' | 'set'>;

/** Whose record it is, and of which visit. */
export interface FeedVisit {
  /** The name of the feed. */
  readonly key: string;
  /** The history entry that the feed is on. */
  readonly entry: string;
  readonly viewerId: string | undefined;
}

interface StoredRecord extends FeedRecord, Omit<FeedVisit, 'key'> {}

/** The key under which a feed's record is stored. */
const storageKey = (key: string) => `tackboard feed ${key}`;

/** The record of a visit; null on the first one, and when the storage is blocked or its text is damaged. */
export function readFeedRecord(
  storage: FeedStorage,
  { key, entry, viewerId }: FeedVisit,
): FeedRecord | null {
  const record = parseRecord(whereAllowed(() => storage.get(storageKey(key))) ?? null);
  return record?.entry === entry && record.viewerId === viewerId ? record : null;
}

/** Replaces the record of a feed. A feed too long for the storage has none: it starts at its top again. */
export function writeFeedRecord(
  storage: FeedStorage,
  { key, entry, viewerId }: FeedVisit,
  record: FeedRecord,
): void {
  const stored: StoredRecord = { ...record, entry, viewerId };
  // An outdated record would show pins that are gone, so it is cleared even when there is no room for another.
  whereAllowed(() => storage.set(storageKey(key), ''));
  whereAllowed(() => storage.set(storageKey(key), JSON.stringify(stored)));
}

/** The result of a storage call; undefined when the storage throws: the browser blocks it, it is full or a host's own fails. */
function whereAllowed<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

function parseRecord(text: string | null): StoredRecord | null {
  if (!text) return null;
  try {
    const record = JSON.parse(text) as Partial<StoredRecord> | null;
    const { hiddenPinIds = [] } = record ?? {};
    return Array.isArray(record?.pages) && record.pages.every(isPage) && Array.isArray(hiddenPinIds)
      ? (record as StoredRecord)
      : null;
  } catch {
    return null;
  }
}

function isPage(page: Partial<FeedPage> | null): boolean {
  return Array.isArray(page?.pins) && page.pins.every((pin) => typeof pin?.id === 'string');
}
