import type { SaveAnswer, SaveRequest, WriteOptions } from '@tackboard/domain';
import { decodeSaveAnswer } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { decoded, decodeOptions } from './decoded.js';
import { resourceCall } from './resource-call.js';

/** Saves a pin to a board, or without one to the profile: a `SavePin` port (S1 §7, RepinResource). */
export async function savePin(
  client: Client,
  request: SaveRequest,
  options: WriteOptions,
): Promise<SaveAnswer> {
  const wish = {
    pin_id: request.pinId,
    board_id: request.boardId,
    section: request.sectionId,
    // The one camelCase name of this payload (S1 §7).
    clientTrackingParams: request.clientTrackingParams,
    user_id: request.userId,
    disable_event_log_info: true,
  };
  const answer = await resourceCall(client, 'savePin', wish, options);
  return decoded(client, 'savePin', answer, decodeSaveAnswer(answer.data, decodeOptions(client)));
}
