import type { WriteFailure } from '@tackboard/domain';
import type { WriteDone } from '../writes/write.types.js';
import type { SaveChange } from './pin-save.js';
import type { SavedCopy, SaveEvent, SaveRecord, SaveToast } from './save.types.js';

/** A save or unsave that the server confirmed. */
export type SaveDone = WriteDone<SavedCopy | null, SaveChange>;

/** What is recorded, and for which pins. */
export function saveRecord({ change, confirmed }: SaveDone): SaveRecord {
  const { pin, tap } = change;
  const { originalPinId } = tap;
  const isOther = originalPinId !== undefined && originalPinId !== pin.id;
  return { pin, saved: confirmed, ...(isOther && { originalPinId }) };
}

/** The toast of a save, with what its "Change" button needs, or of an unsave. */
export function doneToast(done: SaveDone): SaveToast {
  const { pin, kind, copy } = done.change;
  if (kind === 'deleting')
    return { kind: 'deleted', pin, ...(copy?.board && { board: copy.board }) };
  const { saved, originalPinId } = saveRecord(done);
  return { kind: 'saved', pin, ...saved, ...(originalPinId !== undefined && { originalPinId }) };
}

/** The toast of a change that failed; that of a save has the server's own sentence if there is one. */
export function failedToast(
  { kind, pin }: Pick<SaveChange, 'kind' | 'pin'>,
  failure: WriteFailure | undefined,
): SaveToast {
  const message = failure?.displayMessage;
  const limited = failure?.isLimitedLogin ? { isLimitedLogin: true } : {};
  if (kind === 'deleting') return { kind: 'delete-failed', pin, ...limited };
  return { kind: 'save-failed', pin, ...(message !== undefined && { message }), ...limited };
}

/** The tracking event of a save or unsave. */
export function saveEvent(done: SaveDone): SaveEvent {
  const { pin, saved, originalPinId } = saveRecord(done);
  const copy = saved ?? done.change.copy;
  return {
    type: saved ? 'pin-saved' : 'pin-deleted',
    pinId: pin.id,
    ...(originalPinId !== undefined && { originalPinId }),
    ...(copy?.board?.id !== undefined && { boardId: copy.board.id }),
    ...(copy?.copyId !== undefined && { copyId: copy.copyId }),
  };
}
