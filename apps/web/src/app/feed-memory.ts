import type { KeyValueStore } from '@tackboard/domain';
import type { GridSnapshot } from '@tackboard/pin-card/pin-grid';
import type { FeedPage } from './feed-pages.js';

/** A feed as somebody left it: its pages so far, how to go on, and where they were. */
export interface FeedRecord {
  readonly pages: readonly FeedPage[];
  readonly bookmark: string | undefined;
  readonly place: GridSnapshot | null;
}

/** Keeps the feed of a page for when the person comes back to it by the history. */
export interface FeedMemory {
  /** The feed of this entry of the history as the viewer left it; null when this is the first visit. */
  recall(viewerId: string | undefined): FeedRecord | null;
  /** Keeps it in place of the last one. A feed too long for the storage is not kept: it starts at its top. */
  keep(viewerId: string | undefined, record: FeedRecord): void;
}

interface StoredRecord extends FeedRecord {
  readonly entry: string;
  readonly viewerId: string | undefined;
}

const STORAGE_KEY = 'tackboard feed';

/** What a feed is remembered with: the tab's history, and a storage that lives as long as the tab. */
export interface FeedMemoryPorts {
  readonly history: Pick<History, 'state' | 'replaceState' | 'scrollRestoration'>;
  readonly storage: Pick<KeyValueStore, 'get' | 'set' | 'remove'>;
  /** A name that no other page of this tab has. */
  readonly newEntry: string;
}

/** A memory that outlives the page where the browser does not keep the whole page by itself. */
export function createFeedMemory({ history, storage, newEntry }: FeedMemoryPorts): FeedMemory {
  const state = history.state as { readonly feed?: string } | null;
  const entry = state?.feed ?? newEntry;
  history.replaceState({ ...state, feed: entry }, '');
  // The grid finds the place itself, once its pins are there.
  history.scrollRestoration = 'manual';
  return {
    recall(viewerId) {
      const stored = whereAllowed(() => recordIn(storage.get(STORAGE_KEY))) ?? null;
      return stored?.entry === entry && stored.viewerId === viewerId ? stored : null;
    },
    keep(viewerId, record) {
      const stored: StoredRecord = { ...record, entry, viewerId };
      whereAllowed(() => storage.remove(STORAGE_KEY));
      whereAllowed(() => storage.set(STORAGE_KEY, JSON.stringify(stored)));
    },
  };
}

/** What a storage answers; undefined where the browser blocks it or has no room. */
function whereAllowed<Answer>(call: () => Answer): Answer | undefined {
  try {
    return call();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The record that a text holds; null when it holds none, as where it was cut short or has another form. */
function recordIn(text: string | null): StoredRecord | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredRecord> | null;
    return Array.isArray(stored?.pages) ? (stored as StoredRecord) : null;
  } catch {
    return null;
  }
}
