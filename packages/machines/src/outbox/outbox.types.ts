import type { Pin } from '@tackboard/domain';
import type { SavedCopy } from '../store/pin-save.js';
import type { SaveTap } from '../save/save.types.js';

/** A tap that is written down before it is sent, with everything that sending it again needs. */
export interface OutboxEntry {
  readonly kind: 'save' | 'delete';
  /** The idempotency key of the tap, kept over reloads. */
  readonly key: string;
  readonly viewerId: string;
  readonly pin: Pick<Pin, 'id' | 'trackingParams'>;
  readonly tap: SaveTap;
  /** What was known to be saved at the tap. */
  readonly saved: SavedCopy | null;
}

/** What a tap is found by. */
export type OutboxSlot = Pick<OutboxEntry, 'key' | 'viewerId'> & {
  readonly pin: Pick<Pin, 'id'>;
};

/** Where taps are written down until they are settled. */
export interface SaveOutbox {
  /** False when the list is full or storage fails: a tap is then sent without being written down, and fails offline. */
  readonly hasRoom: (viewerId: string) => boolean;
  /** Writes a tap down in place of an earlier one of the same pin: the latest wish wins. */
  readonly add: (entry: OutboxEntry) => void;
  readonly holds: (entry: OutboxSlot) => boolean;
  /** Forgets a tap that is settled, unless a later one has taken its place. */
  readonly remove: (entry: OutboxSlot) => void;
  /** The viewer signs out: nothing of theirs is sent any more. */
  readonly clear: (viewerId: string) => void;
}
