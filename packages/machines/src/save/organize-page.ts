import { organizePinPath } from '@tackboard/routes/paths';
import type { SaveToast } from './save.types.js';

/**
 * Where the save toast leads to change or organise what was saved (S1 §2): the repin page with its fields. `undefined`
 * when the copy or its board is not known, as after a save whose response was lost.
 */
export function organizePage(toast: SaveToast): string | undefined {
  if (toast.kind !== 'saved' || toast.copyId === undefined) return undefined;
  const boardId = toast.board?.id;
  if (boardId === undefined) return undefined;
  return organizePinPath(toast.copyId, boardId, toast.originalPinId ?? toast.pin.id);
}
