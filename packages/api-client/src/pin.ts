import type { DeleteRequest, Pin, ReadOptions, WriteOptions } from '@tackboard/domain';
import { decodePin } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { decoded, decodeOptions } from './decoded.js';
import { resourceCall } from './resource-call.js';
import { removeOptions } from './save-pin.js';

/** Reads one pin in the viewer's state (S1 §7, `PinResource`). */
export async function readPin(
  client: Client,
  pinId: string,
  options: ReadOptions = {},
): Promise<Pin> {
  const response = await resourceCall(client, 'readPin', { id: pinId }, options);
  return decoded(client, 'readPin', response, decodePin(response.data, decodeOptions(client)));
}

/**
 * Deletes a pin that the viewer published, for everybody (S1 §4, `PublishedPinResource`). The server refuses any other
 * pin. To remove a saved copy, call `unsavePin`.
 */
export async function deletePin(
  client: Client,
  request: DeleteRequest,
  options: WriteOptions,
): Promise<void> {
  await resourceCall(client, 'deletePin', removeOptions(request), options);
}
