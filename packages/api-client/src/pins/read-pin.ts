import type { DeleteRequest, Pin, ReadOptions, WriteOptions } from '@tackboard/domain';
import { decodeGraphPin, decodePin } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { graphEnvelope } from '../envelope.js';
import { readCall, writeCall } from '../resource-call.js';
import { removeOptions } from './save-pin.js';

/** Reads a pin. */
export const READ_PIN = {
  name: 'readPin',
  method: 'GET',
  path: '/resource/PinResource/get/',
} as const satisfies Endpoint;

/** Deletes a published pin. The resource name is ours. */
export const DELETE_PIN = {
  name: 'deletePin',
  method: 'DELETE',
  path: '/resource/PublishedPinResource/delete/',
} as const satisfies Endpoint;

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

/** Reads a pin in the graph form. */
export const READ_GRAPH_PIN = {
  name: 'readGraphPin',
  method: 'GET',
  path: '/graphql',
  encoding: 'query',
  unwrap: graphEnvelope,
} as const satisfies Endpoint;

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
