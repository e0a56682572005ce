import type { DeleteRequest, Pin, ReadOptions, WriteOptions } from '@tackboard/domain';
import { decodeGraphPin, decodePin } from '@tackboard/domain/wire';
import { DELETE_PIN, READ_GRAPH_PIN, READ_PIN } from '../endpoints.js';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import { graphEnvelope } from '../envelope.js';
import { readCall, writeCall } from '../resource-call.js';
import { removeOptions } from './save-pin.js';

/** Reads one pin in the viewer's state (`PinResource`). */
export async function readPin(
  client: Client,
  { pinId }: { readonly pinId: string },
  options: ReadOptions = {},
): Promise<Pin> {
  const response = await readCall(client, READ_PIN, { id: pinId }, options);
  return decoded(client, READ_PIN, response, decodePin(response.data, decodeOptions(client)));
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
export async function readGraphPin(
  client: Client,
  { pinId }: { readonly pinId: string },
  options: ReadOptions = {},
): Promise<Pin> {
  const payload = { operationName: 'PinQuery', variables: { pin_id: pinId } };
  const response = await readCall(client, READ_GRAPH_PIN, payload, options);
  const pin = decodeGraphPin(response.data, decodeOptions(client));
  return decoded(client, READ_GRAPH_PIN, response, pin);
}
