import type { Pin } from '@tackboard/domain';
import type { SavedCopy, SaveTap } from '../store/save.types.js';
import type { ToggleKind } from '../toggle/toggle-kinds.js';

/** A tap on Save that is stored before it is sent, with everything that sending it again needs. */
export interface SaveEntry {
  readonly kind: 'save' | 'delete';
  /** The idempotency key of the tap, kept over reloads. */
  readonly key: string;
  readonly viewerId: string;
  readonly pin: Pick<Pin, 'id' | 'trackingParams'>;
  readonly tap: SaveTap;
  /** The saved copy at the tap. */
  readonly saved: SavedCopy | null;
}

/** A press on a toggle that is stored before it is sent, with everything that sending it again needs. */
export interface ToggleEntry {
  readonly kind: 'toggle';
  /** The idempotency key of the press, kept over reloads. */
  readonly key: string;
  readonly viewerId: string;
  readonly toggle: ToggleKind;
  readonly id: string;
  readonly isOn: boolean;
  /** What the call needs besides, such as where a pin was hidden. */
  readonly detail?: unknown;
}

/** An intent of a viewer that is stored until it is settled. */
export type OutboxEntry = SaveEntry | ToggleEntry;

/** What identifies a stored tap. */
export type SaveSlot = Pick<SaveEntry, 'key' | 'viewerId'> & { readonly pin: Pick<Pin, 'id'> };

/** What identifies a stored entry. */
export type OutboxSlot = SaveSlot | Pick<ToggleEntry, 'key' | 'viewerId' | 'toggle' | 'id'>;

/** Stores taps and presses until they are settled. */
export interface IntentOutbox {
  /**
   * Stores an intent in place of an earlier one of the same pin or toggle. When the list is full or storage fails it is not
   * stored: it is sent all the same, and fails offline.
   */
  readonly add: (entry: OutboxEntry) => void;
  readonly holds: (entry: OutboxSlot) => boolean;
  /** Removes a settled intent, unless a later one has replaced it. */
  readonly remove: (entry: OutboxSlot) => void;
  /** Removes all intents of a viewer who signs out. */
  readonly clear: (viewerId: string) => void;
}

/** A lock that one tab holds at a time, such as `navigator.locks` gives. It is released when `run` ends. */
export interface Locks {
  readonly request: (
    name: string,
    options: { readonly ifAvailable?: boolean },
    /** Receives null when `ifAvailable` is set and another tab holds the lock. */
    run: (lock: object | null) => Promise<void>,
  ) => Promise<void>;
}
