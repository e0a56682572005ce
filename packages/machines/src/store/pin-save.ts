import type { Board } from '@tackboard/domain';
import type { SavedCopy } from '../save/saved-copy.js';
import type { SavedTitlePhase } from '../save/saved-title.js';

/** Where a pin stands in the one-tap save (S1 §4). */
export type SaveStatus = 'none' | 'saving' | 'saved' | 'deleting';

/** What a card shows of the save. The same object as long as nothing changed. */
export interface PinSave {
  readonly status: SaveStatus;
  /** The board that is saved to or lies on; absent when there is none, or when it is the profile. */
  readonly board?: Board | undefined;
  readonly sectionId?: string | undefined;
  /** The id of the viewer's own copy, known after a save made here. */
  readonly copyId?: string;
  /** Busy, and nobody knows what became of the request: the server is being read again. */
  readonly isUnknown: boolean;
  /** Busy, and waiting in the outbox until the browser is back online. */
  readonly isQueued: boolean;
  /** Saved now, and was not when the pin first showed (S1 §4). */
  readonly isNewlySaved: boolean;
  /** What the saved title shows: "Saved!" for 950 ms, then the board's name (S1 §4). */
  readonly title: SavedTitlePhase;
}

/** A pin that is not saved and that nobody has touched. */
export const NOT_SAVED: PinSave = {
  status: 'none',
  isUnknown: false,
  isQueued: false,
  isNewlySaved: false,
  title: 'none',
};

const settledByCopy = new WeakMap<SavedCopy, PinSave>();

/** What a pin shows whose saved state is the server's word alone. The same object for the same copy. */
export function confirmedSave(copy: SavedCopy | null): PinSave {
  if (!copy) return NOT_SAVED;
  let save = settledByCopy.get(copy);
  if (!save) {
    settledByCopy.set(copy, (save = { ...NOT_SAVED, ...copy, status: 'saved', title: 'board' }));
  }
  return save;
}
