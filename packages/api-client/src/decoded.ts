import type { DecodeOptions } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { type AnyEndpoint, callName, isRead, resolveEndpoint } from './endpoint.js';
import type { ResourceResponse } from './envelope.js';
import { UnreadableError } from './errors.js';
import type { Payload } from './payload.js';
import type { CallOptions } from './request.js';
import { readCall, writeCall } from './resource-call.js';

/** A decoder of `@tackboard/domain`, or one that returns undefined for a response without a model. */
type Decode<Model> = (data: unknown, options: DecodeOptions) => Model | undefined;

/** Options for the decoders of `@tackboard/domain`. */
export function decodeOptions({ onDrift }: Client): DecodeOptions {
  return onDrift ? { onDrift } : {};
}

/** Reads a model. Throws an {@link UnreadableError} for a response without one, such as a pin without an id. */
export async function readModel<Model>(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions,
  decode: Decode<Model>,
): Promise<Model> {
  return decoded(client, endpoint, await readCall(client, endpoint, payload, options), decode);
}

/** Writes, and returns the model of the response. Throws an {@link UnreadableError} for a response without one. */
export async function writeModel<Model>(
  client: Client,
  endpoint: AnyEndpoint,
  payload: Payload,
  options: CallOptions,
  decode: Decode<Model>,
): Promise<Model> {
  return decoded(client, endpoint, await writeCall(client, endpoint, payload, options), decode);
}

function decoded<Model>(
  client: Client,
  endpoint: AnyEndpoint,
  { status, data }: ResourceResponse,
  decode: Decode<Model>,
): Model {
  const model = decode(data, decodeOptions(client));
  if (model !== undefined) return model;
  const row = resolveEndpoint(client, endpoint);
  const outcome = isRead(row) ? 'failed' : 'unknown';
  throw new UnreadableError({ call: callName(row), outcome, status });
}
