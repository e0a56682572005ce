import type { Pin } from '@tackboard/domain';
import type { SavedCopy } from '../store/pin-save.js';
import type { SaveTap } from '../save/save.types.js';
import type { OutboxEntry, OutboxSlot, SaveOutbox } from './outbox.types.js';

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
