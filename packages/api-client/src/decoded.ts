import type { WriteOutcome } from '@tackboard/domain';
import type { DecodeOptions } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { type AnyEndpoint, callName, resolveEndpoint } from './endpoint.js';
import type { ResourceResponse } from './envelope.js';
import { UnreadableError } from './errors.js';
import type { Payload } from './payload.js';
import type { CallOptions } from './request.js';
import { readCall, writeCall } from './resource-call.js';

/** A decoder of `@tackboard/domain`, or one that returns undefined for a response without a model. A client has its options. */
type Decode<Model> = (data: unknown, options: DecodeOptions) => Model | undefined;

/** Reads a model. Throws an {@link UnreadableError} for a response without one, such as a pin without an id. */
export async function readModel<Model>(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions,
  decode: Decode<Model>,
): Promise<Model> {
  const response = await readCall(client, endpoint, payload, options);
  return decode(response.data, client) ?? refuse(client, endpoint, response, 'failed');
}

/** Writes, and returns the model of the response. Throws an {@link UnreadableError} for a response without one. */
export async function writeModel<Model>(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions,
  decode: Decode<Model>,
): Promise<Model> {
  const response = await writeCall(client, endpoint, payload, options);
  return decode(response.data, client) ?? refuse(client, endpoint, response, 'unknown');
}

function refuse(
  client: Client,
  endpoint: AnyEndpoint,
  { status }: ResourceResponse,
  outcome: WriteOutcome,
): never {
  const call = callName(resolveEndpoint(client, endpoint));
  throw new UnreadableError({ call, outcome, status });
}
