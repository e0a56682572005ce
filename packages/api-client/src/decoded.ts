import type { DecodeOptions } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import { callName, type AnyEndpoint, isRead, resolveEndpoint } from './endpoint.js';
import type { ResourceResponse } from './envelope.js';
import { UnreadableError } from './errors.js';

/** Options for the decoders of `@tackboard/domain`. */
export function decodeOptions({ onDrift }: Client): DecodeOptions {
  return onDrift ? { onDrift } : {};
}

/** Returns the decoded model, or throws an {@link UnreadableError} when there is none, such as a pin without an id. */
export function decoded<Model>(
  client: Client,
  endpoint: AnyEndpoint,
  { status }: ResourceResponse,
  model: Model | undefined,
): Model {
  if (model !== undefined) return model;
  const row = resolveEndpoint(client, endpoint);
  const outcome = isRead(row) ? 'failed' : 'unknown';
  throw new UnreadableError({ call: callName(row), outcome, status });
}
