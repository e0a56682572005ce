import type { BulkEditRequest } from '@tackboard/domain';
import type { BulkInput, BulkOutcome } from '@tackboard/machines/bulk';

/**
 * The bulk edit that undoes another one. Moved pins move back, from a new section to where they were. Copies have ids that
 * the page does not know, deleting is confirmed before, and of all pins nobody knows which ones were already at the target.
 */
export function undoRequest(
  { action, pinIds, result, targetBoardId }: BulkOutcome,
  { boardId, sectionId }: BulkInput,
): BulkEditRequest | undefined {
  if (result !== 'done' || pinIds === 'all') return undefined;
  if (action !== 'bulkMove' && action !== 'bulkCreateSection') return undefined;
  return {
    action: 'bulkMove',
    boardId: targetBoardId ?? boardId,
    pinIds,
    targetBoardId: boardId,
    ...(sectionId !== undefined && { targetSectionId: sectionId }),
  };
}
