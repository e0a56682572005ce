import type { KeyValueStore } from '@tackboard/domain';
import type { IntentOutbox, Locks, OutboxEntry, OutboxSlot } from './outbox.types.js';
import {
  DamagedEntryError,
  isStoredEntry,
  OUTBOX_FORMAT_PREFIX,
  OUTBOX_PREFIX,
  outboxViewerPrefix,
  type StoredEntry,
} from './stored-entry.js';

/** Most intents that are stored for one viewer. */
export const OUTBOX_LIMIT = 100;
/** How long an unsent intent is stored, in milliseconds: a day. */
export const OUTBOX_MAX_AGE_MS = 86_400_000;

/** Options of {@link createOutbox}. */
export interface OutboxPorts {
  readonly storage: KeyValueStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A unique name of this tab. */
  readonly tabId: string;
  /** Shows which tabs are still open; without it this tab counts as the only one. */
  readonly locks?: Locks;
  /** Storage is blocked or full, or an entry is invalid. */
  readonly onError?: (error: unknown) => void;
}

/** An outbox that can also send what a closed tab left behind. */
export interface Outbox extends IntentOutbox {
  /**
   * Drops what is older than {@link OUTBOX_MAX_AGE_MS} and returns its number, for the viewer to be told. What is dropped once
   * is not counted again.
   */
  readonly dropExpired: (viewerId: string) => number;
  /**
   * Passes the intents of closed tabs to `send`, oldest first and one after the other. Two tabs never do this at once.
   */
  readonly adopt: (
    viewerId: string,
    send: (entry: OutboxEntry) => Promise<void>,
    /** Stops before the next one. */
    signal?: AbortSignal,
  ) => Promise<void>;
  /** Ends the tab's claim to its intents, as closing the tab does: another outbox may send them. The next intent opens it again. */
  readonly close: () => void;
}

/** One entry for each pin and each toggle: a later intent replaces an earlier one. */
const slot = (entry: OutboxSlot) =>
  outboxViewerPrefix(entry.viewerId) +
  ('pin' in entry ? entry.pin.id : `${entry.toggle} ${entry.id}`);
const tabLock = (tabId: string) => `tackboard:outbox-tab:${tabId}`;

/**
 * Stores intents until they are settled. An intent belongs to this tab for as long as the tab is open. The outbox opens with its
 * first intent, and again when it is used after `close`.
 */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { locks, now } = ports;
  const claim = createClaim(ports);
  const entries = createEntries(ports, claim.tabId);
  const { drop, keysOf, read, readAny, write } = entries;
  let lastOrder = 0;
  const holds = (entry: OutboxSlot) => read(slot(entry))?.key === entry.key;
  const open = () => {
    if (!claim.open()) return;
    for (const key of keysOf(OUTBOX_PREFIX)) if (!key.startsWith(OUTBOX_FORMAT_PREFIX)) drop(key);
  };

  return {
    add(entry) {
      open();
      if (holds(entry)) return;
      if (entries.hasRoom(entry.viewerId)) write(entry, now(), lastOrder++);
    },
    holds,
    remove(entry) {
      if (holds(entry)) drop(slot(entry));
    },
    clear: (viewerId) => keysOf(outboxViewerPrefix(viewerId)).forEach(drop),
    dropExpired(viewerId) {
      const expired = keysOf(outboxViewerPrefix(viewerId)).filter(
        (key) => readAny(key) && !read(key),
      );
      expired.forEach(drop);
      return expired.length;
    },
    async adopt(viewerId, send, signal) {
      open();
      const adoptAll = async () => {
        for (const { tabId: otherTabId, at, order, ...entry } of entries.of(viewerId)) {
          if (otherTabId === claim.tabId()) continue;
          if (!(await isGone(locks, otherTabId)) || !holds(entry)) continue;
          if (signal?.aborted) return;
          write(entry, at, order);
          await send(entry);
        }
      };
      if (locks) await locks.request(`tackboard:outbox:${viewerId}`, {}, adoptAll);
      else await adoptAll();
    },
    close: claim.close,
  };
}

/**
 * The claim of a tab to its intents: a lock that it holds from its first intent until `close`. The browser releases it, however the
 * tab ends.
 */
function createClaim({ locks, tabId, onError }: OutboxPorts) {
  let release: (() => void) | undefined;
  let opened = 0;
  /** Another name after `close`, so that what was left under the last one can be adopted. */
  const currentTabId = () => (opened > 1 ? `${tabId}:${opened}` : tabId);
  return {
    tabId: currentTabId,
    /** Returns false when it was open before. */
    open(): boolean {
      if (release) return false;
      opened += 1;
      const closed = new Promise<void>((resolve) => (release = resolve));
      locks
        ?.request(tabLock(currentTabId()), {}, () => closed)
        .catch((error: unknown) => onError?.(error));
      return true;
    },
    close: () => {
      release?.();
      release = undefined;
    },
  };
}

/** Whether another tab has closed. */
async function isGone(locks: Locks | undefined, otherTabId: string): Promise<boolean> {
  if (!locks) return true;
  let isFree = false;
  await locks.request(tabLock(otherTabId), { ifAvailable: true }, async (lock) => {
    isFree = lock !== null;
  });
  return isFree;
}

/** Reads and writes the entries in storage. Whatever fails is reported, and holds nothing. */
function createEntries({ storage, now, onError }: OutboxPorts, tabId: () => string) {
  const guarded = <Result>(run: () => Result, otherwise: Result): Result => {
    try {
      return run();
    } catch (error) {
      onError?.(error);
      return otherwise;
    }
  };
  const keysOf = (prefix: string) =>
    guarded(() => storage.keys().filter((key) => key.startsWith(prefix)), []);
  const drop = (key: string) => guarded(() => storage.remove(key), undefined);
  /** Reads an entry of any age, and drops what is none. */
  const readAny = (key: string): StoredEntry | undefined => {
    const text = guarded(() => storage.get(key), null);
    if (text === null) return undefined;
    const value = guarded((): unknown => {
      const parsed: unknown = JSON.parse(text);
      if (!isStoredEntry(parsed)) throw new DamagedEntryError(key);
      return parsed;
    }, null) as StoredEntry | null;
    if (!value) drop(key);
    return value ?? undefined;
  };
  const read = (key: string): StoredEntry | undefined => {
    const entry = readAny(key);
    return entry && now() - entry.at < OUTBOX_MAX_AGE_MS ? entry : undefined;
  };
  return {
    drop,
    keysOf,
    read,
    readAny,
    of: (viewerId: string) =>
      keysOf(outboxViewerPrefix(viewerId))
        .flatMap((key) => read(key) ?? [])
        .sort((a, b) => a.at - b.at || a.order - b.order),
    /** False when the list is full or storage fails. */
    hasRoom: (viewerId: string) =>
      guarded(() => {
        const prefix = outboxViewerPrefix(viewerId);
        storage.get(prefix);
        return keysOf(prefix).length < OUTBOX_LIMIT;
      }, false),
    write: (entry: OutboxEntry, at: number, order: number) =>
      guarded(
        () => storage.set(slot(entry), JSON.stringify({ ...entry, tabId: tabId(), at, order })),
        undefined,
      ),
  };
}
