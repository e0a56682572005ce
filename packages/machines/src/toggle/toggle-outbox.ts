import type { IntentOutbox, OutboxSlot } from '../outbox/outbox.types.js';
import type { ToggleRecord } from './toggle-store.types.js';

/** The place of a record's latest press in the outbox. */
function slotOf(viewerId: string | undefined, { kind, id, key }: ToggleRecord) {
  return viewerId === undefined || key === undefined
    ? undefined
    : ({ viewerId, key, toggle: kind, id } satisfies OutboxSlot);
}

/** Stores the latest press of a record, unless the outbox holds it or has no room. */
export function persistPress(
  outbox: IntentOutbox | undefined,
  viewerId: string | undefined,
  record: ToggleRecord,
): void {
  const slot = slotOf(viewerId, record);
  const { wanted, detail } = record;
  if (!outbox || !slot || wanted === undefined) return;
  if (outbox.holds(slot) || !outbox.hasRoom(slot.viewerId)) return;
  outbox.add({ kind: 'toggle', ...slot, isOn: wanted, ...(detail !== undefined && { detail }) });
}

/** Whether the outbox holds the latest press of a record. */
export function isPersisted(
  outbox: IntentOutbox | undefined,
  viewerId: string | undefined,
  record: ToggleRecord,
): boolean {
  const slot = slotOf(viewerId, record);
  return slot !== undefined && outbox?.holds(slot) === true;
}

/** Removes the latest press of a record. */
export function unpersistPress(
  outbox: IntentOutbox | undefined,
  viewerId: string | undefined,
  record: ToggleRecord,
): void {
  const slot = slotOf(viewerId, record);
  if (slot) outbox?.remove(slot);
}
