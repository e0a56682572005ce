import type { DeleteRequest, SaveRequest, SaveResponse, UnsaveRequest } from '@tackboard/domain';
import { decodeSaveResponse } from '@tackboard/domain/wire';
import { SAVE_PIN, UNSAVE_PIN } from '../endpoints.js';
import { sendWrite, type Write } from '../resource-call.js';
import { writeModel } from '../decoded.js';
import type { Payload } from '../payload.js';

/** Saves a pin to a board, or without one to the profile (S1 §7.3, `RepinResource`). */
export const savePin: Write<SaveRequest, SaveResponse> = (client, request, options) => {
  const resourceOptions = {
    pin_id: request.pinId,
    board_id: request.boardId,
    section: request.sectionId,
    // Two names of this payload are camelCase.
    clientTrackingParams: request.clientTrackingParams,
    user_id: request.userId,
    disable_event_log_info: true,
    eventContext: request.eventContext,
  };
  return writeModel(client, SAVE_PIN, resourceOptions, options, decodeSaveResponse);
};

/**
 * Removes the viewer's own copies of a pin (S3 §7.19, `PinResource`): the copy with this id, or by the id of the pin the
 * copy on `boardId`, or every copy without one. It never deletes a published pin.
 */
export const unsavePin: Write<UnsaveRequest> = (client, request, options) =>
  sendWrite(client, UNSAVE_PIN, removeOptions(request), options);

/** The payload that `unsavePin` and `deletePin` share. */
export function removeOptions(request: UnsaveRequest | DeleteRequest): Payload {
  return {
    id: request.pinId,
    board_id: request.boardId,
    section: request.sectionId,
    client_tracking_params: request.clientTrackingParams,
  };
}
