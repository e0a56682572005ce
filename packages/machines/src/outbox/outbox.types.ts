import type { Pin } from '@tackboard/domain';
import type { SavedCopy } from '../save/saved-copy.js';
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

/** Where taps are written down until they are settled. */
export interface SaveOutbox {
  /** False when the list is full or storage fails: a tap is then sent without being written down, and fails offline. */
  readonly hasRoom: (viewerId: string) => boolean;
  /** Writes a tap down; one with the same key takes its place. */
  readonly add: (entry: OutboxEntry) => void;
  readonly holds: (entry: Pick<OutboxEntry, 'key' | 'viewerId'>) => boolean;
  readonly remove: (entry: Pick<OutboxEntry, 'key' | 'viewerId'>) => void;
  /** The viewer signs out: nothing of theirs is sent any more. */
  readonly clear: (viewerId: string) => void;
}
