import type { KeyValueStore } from '@tackboard/domain';
import { createGuardedStorage, type GuardedStorageOptions } from './guarded-storage.js';

const PREFIX = 'tackboard:message-history:';

/** The most messages that the history keeps; then the oldest is dropped. */
const HISTORY_MAX = 100;

/** Entries that are older are dropped, in milliseconds. */
const HISTORY_MAX_AGE_MS = 86_400_000;

/** What the viewer did last with a message. */
export interface HistoryEntry {
  readonly key: string;
  /** Completed or dismissed; otherwise viewed. */
  readonly hasEnded: boolean;
  /** Milliseconds since 1970. After the report of an end was confirmed: that moment. */
  readonly at: number;
}

/** What the viewer did with messages in this session, in the pages of all tabs: documents may be older than that (S2 §4). */
export interface MessageHistory {
  readonly record: (viewerId: string, entry: HistoryEntry) => void;
  /** Returns the entries of a viewer, and removes those of others and outdated ones. */
  readonly load: (viewerId: string, now: number) => readonly HistoryEntry[];
  /** Another viewer: the session is over. */
  readonly clear: () => void;
}

/** Keeps the history in a key-value store, each message with a key of its own. Without a store it is empty. */
export function createMessageHistory(options: GuardedStorageOptions): MessageHistory {
  const guard = createGuardedStorage(options);
  const ownKeys = (store: KeyValueStore) => store.keys().filter((key) => key.startsWith(PREFIX));

  function dropOldest(store: KeyValueStore) {
    const keys = ownKeys(store);
    if (keys.length <= HISTORY_MAX) return;
    const byAge = keys.toSorted((one, other) => atOf(store.get(one)) - atOf(store.get(other)));
    for (const key of byAge.slice(0, keys.length - HISTORY_MAX)) store.remove(key);
  }

  return {
    record: (viewerId, { key, ...what }) =>
      guard((store) => {
        store.set(PREFIX + key, JSON.stringify({ viewerId, ...what }));
        dropOldest(store);
      }),
    load(viewerId, now) {
      const entries: HistoryEntry[] = [];
      guard((store) => {
        for (const key of ownKeys(store)) {
          const found = parse(store.get(key));
          const isKept = found?.viewerId === viewerId && now - found.at <= HISTORY_MAX_AGE_MS;
          if (isKept) {
            const { at, hasEnded } = found;
            entries.push({ key: key.slice(PREFIX.length), at, hasEnded });
          } else store.remove(key);
        }
      });
      return entries;
    },
    clear: () => guard((store) => ownKeys(store).forEach((key) => store.remove(key))),
  };
}

type StoredEntry = Omit<HistoryEntry, 'key'> & { readonly viewerId: string };

const atOf = (text: string | null) => parse(text)?.at ?? 0;

function parse(text: string | null): StoredEntry | undefined {
  try {
    const entry = JSON.parse(text ?? '') as Partial<StoredEntry> | null;
    const isEntry =
      typeof entry?.at === 'number' &&
      typeof entry.viewerId === 'string' &&
      typeof entry.hasEnded === 'boolean';
    return isEntry ? (entry as StoredEntry) : undefined;
  } catch {
    return undefined; // another program's text under our key
  }
}
