import { TOGGLE_KINDS, type ToggleKind } from '../toggle/toggle-kinds.js';
import type { OutboxEntry } from './outbox.types.js';

/** An entry as it is stored. */
export type StoredEntry = OutboxEntry & {
  readonly tabId: string;
  readonly at: number;
  readonly order: number;
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isThing = (value: unknown) => isObject(value) && typeof value['id'] === 'string';

/** Where a tap saves to, or a copy is. A damaged one is not taken for the profile. */
function isPlace(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { board, sectionId } = value;
  return (
    (board === undefined || isThing(board)) &&
    (sectionId === undefined || typeof sectionId === 'string')
  );
}

const isSave = ({ kind, pin, saved, tap }: Fields) =>
  (kind === 'save' || kind === 'delete') &&
  isThing(pin) &&
  isPlace(tap) &&
  (saved === null || isPlace(saved));

const isToggle = ({ kind, toggle, id, isOn }: Fields) =>
  kind === 'toggle' &&
  TOGGLE_KINDS.includes(toggle as ToggleKind) &&
  typeof id === 'string' &&
  typeof isOn === 'boolean';

/** Whether a stored value is an entry. Anything else is never sent. */
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
