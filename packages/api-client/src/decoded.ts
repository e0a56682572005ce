import type { DecodeOptions } from '@tackboard/domain/wire';
import type { Client } from './client.js';
import type { EndpointName } from './endpoints.js';
import type { ResourceResponse } from './envelope.js';
import { UnreadableError } from './errors/unreadable-error.js';
import { callName, isRead } from './request.js';

/** Options for the decoders of `@tackboard/domain`. */
export function decodeOptions({ onDrift }: Client): DecodeOptions {
  return onDrift ? { onDrift } : {};
}

/** Returns the decoded model, or throws an {@link UnreadableError} when there is none, such as a pin without an id. */
export function decoded<Model>(
  client: Client,
  endpoint: EndpointName,
  { status }: ResourceResponse,
  model: Model | undefined,
): Model {
  if (model !== undefined) return model;
  const outcome = isRead(client, endpoint) ? 'failed' : 'unknown';
  throw new UnreadableError({ call: callName(client, endpoint), outcome, status });
}
