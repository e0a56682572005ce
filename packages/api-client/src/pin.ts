import type { DeleteRequest, Pin, ReadOptions, WriteOptions } from '@tackboard/domain';
import { decodePin } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { decoded, decodeOptions } from './decoded.js';
import { resourceCall } from './resource-call.js';

/** Reads one pin as the server holds it for this viewer: a `ReadPin` port (S1 §7). */
export async function readPin(
  client: Client,
  pinId: string,
  options: ReadOptions = {},
): Promise<Pin> {
  const answer = await resourceCall(client, 'readPin', { id: pinId }, options);
  return decoded(client, 'readPin', answer, decodePin(answer.data, decodeOptions(client)));
}

/** Deletes the viewer's pin, or their copy of one: a `DeletePin` port (S1 §7, S3 §7). */
export async function deletePin(
  client: Client,
  request: DeleteRequest,
  options: WriteOptions,
): Promise<void> {
  const wish = {
    id: request.pinId,
    board_id: request.boardId,
    section: request.sectionId,
    client_tracking_params: request.clientTrackingParams,
  };
  await resourceCall(client, 'deletePin', wish, options);
}
