import type { Pin } from '../pin/pin.js';

/** The fields that decide whether a pin is a saved copy, and on which board. */
type SavedPin = Pick<Pin, 'board' | 'isRepin' | 'pinnedToBoard' | 'pinner'>;

/**
 * Returns the board that the viewer moves a pin from: the board in the url, if a saved copy of theirs is on it (S1 §2.5). A
 * published pin stays on its own board; it is only saved to another one.
 */
export function movedFrom(
  { board, isRepin, pinnedToBoard, pinner }: SavedPin,
  viewerId: string | null,
  boardId: string | null,
): string | undefined {
  if (boardId === null || viewerId === null) return undefined;
  const isOwn = pinner?.id === viewerId;
  // A copy has its own board. For a pin of somebody else it is the board of the viewer's copy.
  const saved = isRepin ? isOwn && board : !isOwn && pinnedToBoard;
  return saved && saved.id === boardId ? boardId : undefined;
}
