import type { DeleteRequest, Pin, ReadOptions, WriteOptions } from '@tackboard/domain';
import { decodeGraphPin, decodePin } from '@tackboard/domain/wire';
import { DELETE_PIN, READ_GRAPH_PIN, READ_PIN } from '../endpoints.js';
import type { Client } from '../client.js';
import { readModel } from '../decoded.js';
import { writeCall } from '../resource-call.js';
import { removeOptions } from './save-pin.js';

/** Reads one pin in the viewer's state (`PinResource`). */
export function readPin(
  client: Client,
  { pinId }: { readonly pinId: string },
  options: ReadOptions = {},
): Promise<Pin> {
  return readModel(client, READ_PIN, { id: pinId }, options, decodePin);
}

/**
 * Deletes a pin that the viewer published, for everybody (`PublishedPinResource`). The server refuses any other
 * pin. To remove a saved copy, call `unsavePin`.
 */
export async function deletePin(
  client: Client,
  request: DeleteRequest,
  options: WriteOptions,
): Promise<void> {
  await writeCall(client, DELETE_PIN, removeOptions(request), options);
}

/** Reads one pin with a stored graph query (S1 §7.7). The name of the query is ours. */
export function readGraphPin(
  client: Client,
  { pinId }: { readonly pinId: string },
  options: ReadOptions = {},
): Promise<Pin> {
  const payload = { operationName: 'PinQuery', variables: { pin_id: pinId } };
  return readModel(client, READ_GRAPH_PIN, payload, options, decodeGraphPin);
}
