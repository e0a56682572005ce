import type { Pin } from '@tackboard/domain';
import type { SavedCopy } from '../store/pin-save.js';
import type { SaveTap } from '../save/save.types.js';

/** A tap that is stored before it is sent, with everything that sending it again needs. */
export interface OutboxEntry {
  readonly kind: 'save' | 'delete';
  /** The idempotency key of the tap, kept over reloads. */
  readonly key: string;
  readonly viewerId: string;
  readonly pin: Pick<Pin, 'id' | 'trackingParams'>;
  readonly tap: SaveTap;
  /** The saved copy at the tap. */
  readonly saved: SavedCopy | null;
}

/** What identifies a stored tap. */
export type OutboxSlot = Pick<OutboxEntry, 'key' | 'viewerId'> & {
  readonly pin: Pick<Pin, 'id'>;
};

/** Stores taps until they are settled. */
export interface SaveOutbox {
  /** False when the list is full or storage fails: a tap is then sent without being stored, and fails offline. */
  readonly hasRoom: (viewerId: string) => boolean;
  /** Stores a tap in place of an earlier one of the same pin. */
  readonly add: (entry: OutboxEntry) => void;
  readonly holds: (entry: OutboxSlot) => boolean;
  /** Removes a settled tap, unless a later one has replaced it. */
  readonly remove: (entry: OutboxSlot) => void;
  /** Removes all taps of a viewer who signs out. */
  readonly clear: (viewerId: string) => void;
}
