import type { Board, Pin, SavedTitlePhase } from '@tackboard/domain';
import type { WriteRecord } from '../writes/write.types.js';
import type { SavedCopy, SaveTap } from './save.types.js';

/** The states of the one-tap save. */
export type SaveStatus = 'none' | 'saving' | 'saved' | 'deleting';

/** What a card shows of the save. The same object as long as nothing changed. */
export interface PinSave {
  readonly status: SaveStatus;
  /** The board of the save; absent when the pin is not saved, or is saved to the profile. */
  readonly board?: Board | undefined;
  readonly sectionId?: string | undefined;
  /** The id of the viewer's own copy, known after a save made here. */
  readonly copyId?: string;
  /** Busy, with an unknown outcome: the pin is being read again. */
  readonly isUnknown: boolean;
  /** Busy, and waiting in the outbox until the browser is online. */
  readonly isQueued: boolean;
  /** Saved now, and was not when the pin first showed (S1 §4.9). */
  readonly isNewlySaved: boolean;
  /** "Saved!" for 950 ms, then the board's name (S1 §4.10). */
  readonly title: SavedTitlePhase;
}

/** A pin that is not saved. */
const NOT_SAVED: PinSave = {
  status: 'none',
  isUnknown: false,
  isQueued: false,
  isNewlySaved: false,
  title: 'none',
};

const ON_PROFILE: SavedCopy = {};
const copies = new WeakMap<Board, SavedCopy>();
const saves = new WeakMap<SavedCopy, PinSave>();

/** The viewer's copy as the server returned it with the pin, or null. The same object for the same board. */
export function savedCopyOf(pin: Pin): SavedCopy | null {
  const board = pin.pinnedToBoard;
  if (!board) return pin.isSavedToProfile || pin.isSaved ? ON_PROFILE : null;
  let copy = copies.get(board);
  if (!copy) copies.set(board, (copy = { board }));
  return copy;
}

/** Newer server state, with the details that only this page knows of the same copy. */
export function mergeCopy(known: SavedCopy | null, read: SavedCopy | null): SavedCopy | null {
  const isSame = known && read && known.board?.id === read.board?.id;
  return isSame ? { ...known, ...read } : read;
}

/** What an untouched pin shows. The same object for the same copy. */
export function confirmedSave(copy: SavedCopy | null): PinSave {
  if (!copy) return NOT_SAVED;
  let save = saves.get(copy);
  if (!save) saves.set(copy, (save = { ...NOT_SAVED, ...copy, status: 'saved', title: 'board' }));
  return save;
}

/** A save or an unsave of a pin. */
export interface SaveChange {
  readonly kind: 'saving' | 'deleting';
  readonly pin: Pin;
  readonly tap: SaveTap;
  /** The copy that showed at the tap: an unsave removes it, and its card shows it until then. */
  readonly copy: SavedCopy | null;
}

/** What a card shows of a pin's record: "Saved!" while the save is recent. */
export function showSave({
  confirmed,
  recent,
  initial,
  intent,
}: WriteRecord<SavedCopy | null, SaveChange>): PinSave {
  if (intent) {
    const { change, isQueued, isUnknown } = intent;
    const busy = { ...NOT_SAVED, status: change.kind, isQueued, isUnknown };
    return change.kind === 'deleting'
      ? { ...busy, ...change.copy, title: 'board' }
      : { ...busy, board: change.tap.board, sectionId: change.tap.sectionId };
  }
  if (!confirmed) return NOT_SAVED;
  const title = recent ? 'saved-animation' : 'board';
  return { ...NOT_SAVED, ...confirmed, status: 'saved', title, isNewlySaved: !initial };
}

/**
 * What a card of the local explore tab shows (S1 §4.8): saved only when the pin is on a board, and never busy, since it
 * saves nothing itself.
 */
export function exploreLocalSave(save: PinSave): PinSave {
  const isSaved = save.status === 'saved' || save.status === 'deleting';
  if (!isSaved || !save.board) return NOT_SAVED;
  return save.status === 'saved' ? save : { ...save, status: 'saved' };
}
