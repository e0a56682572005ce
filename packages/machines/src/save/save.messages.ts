import type { SaveContext, SaveEvent, SaveRecord, SaveToast } from './save.types.js';

/** What is recorded, and for which pins (S1 §4). */
export function saveRecord({ pin, confirmed, intent }: SaveContext): SaveRecord {
  const originalPinId = intent?.originalPinId;
  const isOther = originalPinId !== undefined && originalPinId !== pin.id;
  return { pin, saved: confirmed, ...(isOther && { originalPinId }) };
}

/** The toast of a save, with what its "Change" button needs (S1 §2, §8). */
export function savedToast(context: SaveContext): SaveToast {
  const { pin, saved, originalPinId } = saveRecord(context);
  return { kind: 'saved', pin, ...saved, ...(originalPinId !== undefined && { originalPinId }) };
}

/** The toast of a save that failed, with the server's own sentence if it has one (S1 §8). */
export function saveFailedToast({ failure, pin }: SaveContext): SaveToast {
  const message = failure?.displayMessage;
  return { kind: 'save-failed', pin, ...(message !== undefined && { message }) };
}

/** The toast of an unsave (S1 §8). */
export function deletedToast({ intent, pin }: SaveContext): SaveToast {
  const board = intent?.copy?.board;
  return { kind: 'deleted', pin, ...(board && { board }) };
}

/** The tracking event of a save or unsave (S1 §4). */
export function saveEvent(context: SaveContext): SaveEvent {
  const { pin, saved, originalPinId } = saveRecord(context);
  const copy = saved ?? context.intent?.copy;
  return {
    type: saved ? 'pin-saved' : 'pin-deleted',
    pinId: pin.id,
    ...(originalPinId !== undefined && { originalPinId }),
    ...(copy?.board?.id !== undefined && { boardId: copy.board.id }),
    ...(copy?.copyId !== undefined && { copyId: copy.copyId }),
  };
}
