import type { Board, Pin } from '@tackboard/domain';

/** The viewer's copy of a pin. Without a board it lies on the viewer's profile. */
export interface SavedCopy {
  readonly board?: Board;
  readonly sectionId?: string;
  /** The copy's own pin id, known after a save made here. */
  readonly copyId?: string;
}

const ON_PROFILE: SavedCopy = {};
const copies = new WeakMap<Board, SavedCopy>();

/** What the server said of the pin: the viewer's copy, or null. The same object for the same board. */
export function savedCopyOf(pin: Pin): SavedCopy | null {
  const board = pin.pinnedToBoard;
  if (!board) return pin.isSavedToProfile ? ON_PROFILE : null;
  let copy = copies.get(board);
  if (!copy) copies.set(board, (copy = { board }));
  return copy;
}

/** A newer word of the server, with what only this page knows of the same copy. */
export function newestCopy(known: SavedCopy | null, read: SavedCopy | null): SavedCopy | null {
  const isSame = known && read && known.board?.id === read.board?.id;
  return isSame ? { ...known, ...read } : read;
}
