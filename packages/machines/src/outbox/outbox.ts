import type { KeyValueStore, Pin } from '@tackboard/domain';
import type { SaveTap } from '../save/save.types.js';
import type { SavedCopy } from '../store/pin-save.js';
import type { Locks } from '../tabs/tabs.types.js';
import { OUTBOX_FORMAT_PREFIX, OUTBOX_PREFIX, outboxViewerPrefix } from './outbox-keys.js';
import { DamagedEntryError } from './damaged-entry-error.js';
import type { OutboxEntry, OutboxSlot, SaveOutbox } from './outbox.types.js';

/** Most taps that are stored for one viewer. */
export const OUTBOX_LIMIT = 100;
/** How long an unsent tap is stored, in milliseconds: a day. */
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

/** A tap as it is stored. */
interface Stored extends OutboxEntry {
  readonly tabId: string;
  readonly at: number;
  readonly order: number;
}

/** An outbox that can also send what a closed tab left behind. */
export interface Outbox extends SaveOutbox {
  /**
   * Passes the taps of closed tabs to `send`, oldest first and one after the other. Two tabs never do this at once.
   */
  readonly adopt: (
    viewerId: string,
    send: (entry: OutboxEntry) => Promise<void>,
    /** Stops before the next tap. */
    signal?: AbortSignal,
  ) => Promise<void>;
  /** Ends the tab's claim to its taps, as closing the tab does: another outbox may send them. */
  readonly close: () => void;
}

/** One entry for each pin: a later tap replaces an earlier one. */
const slot = ({ pin, viewerId }: OutboxSlot) => `${outboxViewerPrefix(viewerId)}${pin.id}`;
const tabLock = (tabId: string) => `tackboard:outbox-tab:${tabId}`;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a tap saves to, or a copy is. A damaged one is not taken for the profile. */
function isPlace(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { board, sectionId } = value as { readonly board?: unknown; readonly sectionId?: unknown };
  const isBoard = isObject(board) && 'id' in board && typeof board.id === 'string';
  return (
    (board === undefined || isBoard) && (sectionId === undefined || typeof sectionId === 'string')
  );
}

function isStored(value: unknown): value is Stored {
  if (!isObject(value)) return false;
  const { kind, key, at, tabId, pin, saved, tap, viewerId } = value as Partial<
    Record<keyof Stored, unknown>
  >;
  const isPin = isObject(pin) && 'id' in pin && typeof pin.id === 'string';
  const isKind = kind === 'save' || kind === 'delete';
  return (
    isKind &&
    isPin &&
    isPlace(tap) &&
    (saved === null || isPlace(saved)) &&
    typeof key === 'string' &&
    typeof tabId === 'string' &&
    typeof viewerId === 'string' &&
    typeof at === 'number'
  );
}

/** Stores taps until they are settled. A tap belongs to this tab for as long as the tab is open. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const { storage, now, tabId, locks, onError } = ports;
  let lastOrder = 0;

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

  const read = (key: string): Stored | undefined => {
    const text = guarded(() => storage.get(key), null);
    if (text === null) return undefined;
    const value = guarded((): unknown => {
      const parsed: unknown = JSON.parse(text);
      if (!isStored(parsed)) throw new DamagedEntryError(key);
      return parsed;
    }, null) as Stored | null;
    if (value && now() - value.at < OUTBOX_MAX_AGE_MS) return value;
    drop(key);
    return undefined;
  };
  const entriesOf = (viewerId: string) =>
    keysOf(outboxViewerPrefix(viewerId))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => a.at - b.at || a.order - b.order);
  const write = (entry: OutboxEntry, at: number, order: number) =>
    guarded(
      () => storage.set(slot(entry), JSON.stringify({ ...entry, tabId, at, order })),
      undefined,
    );

  const holds = (entry: OutboxSlot) => read(slot(entry))?.key === entry.key;

  const isGone = async (otherTabId: string): Promise<boolean> => {
    if (otherTabId === tabId) return false;
    if (!locks) return true;
    let isFree = false;
    await locks.request(tabLock(otherTabId), { ifAvailable: true }, async (lock) => {
      isFree = lock !== null;
    });
    return isFree;
  };
  const adoptAll = async (
    viewerId: string,
    send: (entry: OutboxEntry) => Promise<void>,
    signal: AbortSignal | undefined,
  ) => {
    for (const stored of entriesOf(viewerId)) {
      const { tabId: otherTabId, at, order, ...entry } = stored;
      if (!(await isGone(otherTabId)) || !holds(entry)) continue;
      if (signal?.aborted) return;
      write(entry, at, order);
      await send(entry);
    }
  };

  for (const key of keysOf(OUTBOX_PREFIX)) if (!key.startsWith(OUTBOX_FORMAT_PREFIX)) drop(key);
  // Held for as long as the tab lives: the browser releases it, however the tab ends.
  let close: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  locks?.request(tabLock(tabId), {}, () => closed).catch((error: unknown) => onError?.(error));

  return {
    hasRoom: (viewerId) =>
      guarded(() => {
        storage.get(outboxViewerPrefix(viewerId));
        return keysOf(outboxViewerPrefix(viewerId)).length < OUTBOX_LIMIT;
      }, false),
    add: (entry) => write(entry, now(), lastOrder++),
    holds,
    remove(entry) {
      if (holds(entry)) drop(slot(entry));
    },
    clear: (viewerId) => keysOf(outboxViewerPrefix(viewerId)).forEach(drop),
    adopt: (viewerId, send, signal) =>
      locks
        ? locks.request(`tackboard:outbox:${viewerId}`, {}, () => adoptAll(viewerId, send, signal))
        : adoptAll(viewerId, send, signal),
    close,
  };
}

/** A tap as it is stored, except for its viewer and pin. */
interface TapToPersist {
  readonly kind: OutboxEntry['kind'];
  readonly tap: SaveTap & { readonly key: string };
  /** The saved copy at the tap. */
  readonly saved: SavedCopy | null;
}

/** Stores a tap in the outbox before it is sent, unless the outbox holds it or has no room. A visitor's tap is not stored. */
export function persistTap(
  outbox: SaveOutbox | undefined,
  viewerId: string | undefined,
  { id, trackingParams }: Pin,
  { kind, tap: keyed, saved }: TapToPersist,
): void {
  if (!outbox || viewerId === undefined) return;
  const { key, isResend: _, ...tap } = keyed;
  const pin = { id, ...(trackingParams !== undefined && { trackingParams }) };
  if (outbox.holds({ key, viewerId, pin }) || !outbox.hasRoom(viewerId)) return;
  outbox.add({ kind, key, viewerId, pin, tap, saved });
}

/** The place of a viewer's tap in the outbox; undefined for a visitor and for a tap without a key. */
export function slotOf(
  viewerId: string | undefined,
  { id }: Pick<Pin, 'id'>,
  key: string | undefined,
): OutboxSlot | undefined {
  return viewerId === undefined || key === undefined ? undefined : { key, viewerId, pin: { id } };
}
