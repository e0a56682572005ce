import { repinPath } from '@tackboard/routes/paths';
import { recordOf } from './save.calls.js';
import type { RepinPage, SaveContext, SaveEvent, SaveTap, SaveToast } from './save.types.js';

/** What a person reads of a save, with what the way to change it needs (S1 §2, §8). */
export function savedToast(context: SaveContext): SaveToast {
  const { originalPinId, pin, saved } = recordOf(context);
  return {
    kind: 'saved',
    pin,
    ...saved,
    ...(originalPinId === undefined ? {} : { originalPinId }),
  };
}

/** What a person reads of a save that failed: the server's own sentence, if it has one (S1 §8). */
export function saveFailedToast({ failure, pin }: SaveContext): SaveToast {
  const message = failure?.displayMessage;
  return { kind: 'save-failed', pin, ...(message === undefined ? {} : { message }) };
}

/** What a person reads of a delete (S1 §8). */
export function deletedToast({ left, pin }: SaveContext): SaveToast {
  return { kind: 'deleted', pin, ...(left?.board ? { board: left.board } : {}) };
}

/** What the tracking hears of a save or delete (S1 §4). */
export function saveEvent(context: SaveContext): SaveEvent {
  const { originalPinId, pin, saved } = recordOf(context);
  const copy = saved ?? context.left;
  return {
    type: saved ? 'pin-saved' : 'pin-deleted',
    pinId: pin.id,
    ...(originalPinId === undefined ? {} : { originalPinId }),
    ...(copy?.board?.id === undefined ? {} : { boardId: copy.board.id }),
    ...(copy?.copyId === undefined ? {} : { copyId: copy.copyId }),
  };
}

/** The page that the explore-local variant opens, with its state (S1 §2). */
export function repinPage({ pin }: SaveContext, { previousLocation }: SaveTap): RepinPage {
  return {
    path: repinPath(pin.id),
    state: {
      isOneTapSave: true,
      ...(previousLocation === undefined ? {} : { previousLocation }),
    },
  };
}
