import type { KeyValueStore } from '@tackboard/domain';
import { TOGGLE_KINDS, type ToggleKind } from '../toggle/toggle-kinds.js';
import type { OutboxEntry } from './outbox.types.js';

/** The start of every key that an outbox of any version has written. */
export const OUTBOX_PREFIX = 'tackboard:outbox:';
/** The start of the keys of the current format. Entries of other formats are dropped. */
export const OUTBOX_FORMAT_PREFIX = `${OUTBOX_PREFIX}1:`;

/** The start of the keys of one viewer, in the current format. */
export function outboxViewerPrefix(viewerId: string): string {
  return `${OUTBOX_FORMAT_PREFIX}${encodeURIComponent(viewerId)}:`;
}

/**
 * Whether storage holds saves or toggles of the viewer that were not settled. Synchronous and small, so that a page can decide
 * whether to load the outbox. `false` when storage is blocked.
 */
export function hasPendingIntents(storage: Pick<KeyValueStore, 'keys'>, viewerId: string): boolean {
  const prefix = outboxViewerPrefix(viewerId);
  try {
    return storage.keys().some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}

/** Storage held a damaged outbox entry. It was dropped and not sent; `code` is `damaged-outbox-entry`. */
export class DamagedEntryError extends Error {
  override readonly name = 'DamagedEntryError';
  readonly code = 'damaged-outbox-entry';

  constructor(storageKey: string) {
    super(
      `The outbox entry "${storageKey}" is damaged, so it was dropped and not sent. Let only the outbox write its keys.`,
    );
  }
}

/** An entry as it is stored. */
export type StoredEntry = OutboxEntry & {
  /** The tab that the entry belongs to while that tab is open. */
  readonly tabId: string;
  /** When the entry was added, in milliseconds since 1970. */
  readonly at: number;
  /** The order of a tab's entries that were added at the same time. */
  readonly order: number;
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasId = (value: unknown) => isObject(value) && typeof value['id'] === 'string';

/**
 * Whether a value says where a tap saves to, or where a copy is: a board and a section, or the profile, which has neither. With
 * a damaged board it is false, so that the tap does not save to the profile instead.
 */
function isPlace(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { board, sectionId } = value;
  return (
    (board === undefined || hasId(board)) &&
    (sectionId === undefined || typeof sectionId === 'string')
  );
}

const isSave = ({ kind, pin, saved, tap }: Fields) =>
  (kind === 'save' || kind === 'delete') &&
  hasId(pin) &&
  isPlace(tap) &&
  (saved === null || isPlace(saved));

const isToggle = ({ kind, toggle, id, isOn }: Fields) =>
  kind === 'toggle' &&
  TOGGLE_KINDS.includes(toggle as ToggleKind) &&
  typeof id === 'string' &&
  typeof isOn === 'boolean';

/** Whether a stored value is an entry that may be sent. */
export function isStoredEntry(value: unknown): value is StoredEntry {
  if (!isObject(value)) return false;
  const { key, at, tabId, viewerId } = value;
  return (
    (isSave(value) || isToggle(value)) &&
    typeof key === 'string' &&
    typeof tabId === 'string' &&
    typeof viewerId === 'string' &&
    typeof at === 'number'
  );
}
