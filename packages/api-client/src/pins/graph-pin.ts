import type { Pin, ReadOptions } from '@tackboard/domain';
import { decodeGraphPin } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import { graphEnvelope } from '../graph-envelope.js';
import { readCall } from '../resource-call.js';

/** Reads a pin in the graph form (S1 §7). */
export const READ_GRAPH_PIN = {
  name: 'readGraphPin',
  method: 'GET',
  path: '/graphql',
  encoding: 'query',
  unwrap: graphEnvelope,
} as const satisfies Endpoint;

/** Reads one pin with a stored graph query (S1 §7). The name of the query is ours. */
export async function readGraphPin(
  client: Client,
  pinId: string,
  options: ReadOptions = {},
): Promise<Pin> {
  const payload = { operationName: 'PinQuery', variables: { pin_id: pinId } };
  const response = await readCall(client, READ_GRAPH_PIN, payload, options);
  const pin = decodeGraphPin(response.data, decodeOptions(client));
  return decoded(client, READ_GRAPH_PIN, response, pin);
}
