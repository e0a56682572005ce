import type { BulkEdited, BulkEditRequest, RestorePinsRequest } from '@tackboard/domain';
import {
  BULK_DELETE,
  BULK_DELETE_ALL,
  BULK_EDIT,
  BULK_EDIT_ALL,
  RESTORE_PINS,
} from '../endpoints.js';
import { sendWrite, type Write, writeCall } from '../resource-call.js';
import type { ResourceResponse } from '../envelope.js';

/**
 * Moves, copies or deletes several pins of a board (S3 §7.20). With `pinIds: 'all'` the payload has no pin ids, and the
 * server selects every pin of the board or section. The fields for moving and copying are ours.
 */
export const bulkEditPins: Write<BulkEditRequest, BulkEdited | undefined> = async (
  client,
  request,
  options,
) => {
  const { action, pinIds } = request;
  const isAll = pinIds === 'all';
  const selected = {
    board_id: request.boardId,
    section_id: request.sectionId,
    pin_ids: isAll ? undefined : pinIds,
    orbac_subject_id: request.orbacSubjectId,
  };
  if (action === 'bulkDelete') {
    const endpoint = isAll ? BULK_DELETE_ALL : BULK_DELETE;
    return editedIn(await writeCall(client, endpoint, selected, options));
  }
  const payload = {
    ...selected,
    action,
    target_board_id: request.targetBoardId,
    target_section_id: request.targetSectionId,
    section_title: request.sectionTitle,
  };
  return editedIn(await writeCall(client, isAll ? BULK_EDIT_ALL : BULK_EDIT, payload, options));
};

/** Puts the copies back that a `bulkDelete` removed from a board (S3 §4.3.1). */
export const restorePins: Write<RestorePinsRequest> = (client, { boardId, pinIds }, options) =>
  sendWrite(client, RESTORE_PINS, { board_id: boardId, pin_ids: pinIds }, options);

/** The changed pins of a response; undefined when the server does not name them. */
function editedIn({ data }: ResourceResponse): BulkEdited | undefined {
  const ids: unknown =
    typeof data === 'object' && data !== null && 'pin_ids' in data && data.pin_ids;
  if (!Array.isArray(ids)) return undefined;
  return { pinIds: ids.filter((id) => typeof id === 'string') };
}
