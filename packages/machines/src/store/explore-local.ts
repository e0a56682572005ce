import { NOT_SAVED, type PinSave } from './pin-save.js';

/**
 * What a card of the local explore tab shows (S1 §4): its saved state comes from the board alone that the pin is pinned
 * to, and since it saves nothing itself it is never busy.
 */
export function exploreLocalSave(save: PinSave): PinSave {
  const isHeld = save.status === 'saved' || save.status === 'deleting';
  if (!isHeld || !save.board) return NOT_SAVED;
  return save.status === 'saved' ? save : { ...save, status: 'saved' };
}
