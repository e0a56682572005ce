import type { BulkEditRequest } from '@tackboard/domain';
import type { BulkInput, BulkOutcome } from '@tackboard/machines/charts';

/**
 * The bulk edit that undoes another one. Moved pins move back, from a new section to where they were; copies are deleted.
 * Only the server knows which copies are new, and of all pins which ones were not at the target before.
 */
export function undoRequest(
  { action, editedIds, pinIds, result, targetBoardId }: BulkOutcome,
  { boardId, sectionId }: BulkInput,
): BulkEditRequest | undefined {
  if (result !== 'done') return undefined;
  if (action === 'bulkCopy' && targetBoardId !== undefined && editedIds?.length) {
    return { action: 'bulkDelete', boardId: targetBoardId, pinIds: editedIds };
  }
  if (action !== 'bulkMove' && action !== 'bulkCreateSection') return undefined;
  const moved = pinIds === 'all' ? editedIds : pinIds;
  if (!moved?.length) return undefined;
  return {
    action: 'bulkMove',
    boardId: targetBoardId ?? boardId,
    pinIds: moved,
    targetBoardId: boardId,
    ...(sectionId !== undefined && { targetSectionId: sectionId }),
  };
}
