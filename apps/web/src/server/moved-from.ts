import type { Pin } from '@tackboard/domain';

/** What tells whether a pin is a save of somebody's, and where it lies. */
type SavedPin = Pick<Pin, 'board' | 'isRepin' | 'pinnedToBoard' | 'pinner'>;

/**
 * The board that a viewer moves a pin away from: the one that the address names, where a save of theirs lies on it (S1 §2).
 * Whoever moves a pin deletes what lay there; a pin on the board that it was published to would be gone for everybody, so
 * it stays, and is only saved once more.
 */
export function movedFrom(
  { board, isRepin, pinnedToBoard, pinner }: SavedPin,
  viewerId: string | null,
  boardId: string | null,
): string | undefined {
  if (boardId === null || viewerId === null) return undefined;
  const isOwn = pinner?.id === viewerId;
  // A save has an id of its own; a pin of somebody else stands for what the viewer saved of it.
  const saved = isRepin ? isOwn && board : !isOwn && pinnedToBoard;
  return saved && saved.id === boardId ? boardId : undefined;
}
