import type { DecodeOptions } from '@tackboard/domain/wire';
import type { ResourceAnswer } from './answer.js';
import type { Client } from './client.js';
import type { EndpointName } from './endpoints.js';
import { UnreadableError } from './errors/unreadable-error.js';
import { callName, isRead } from './request.js';

/** What the decoders are given. */
export function decodeOptions({ onDrift }: Client): DecodeOptions {
  return onDrift ? { onDrift } : {};
}

/** The decoded answer of a call; throws an {@link UnreadableError} when it held none, such as a pin without an id. */
export function decoded<Model>(
  client: Client,
  endpoint: EndpointName,
  { status }: ResourceAnswer,
  model: Model | undefined,
): Model {
  if (model !== undefined) return model;
  const outcome = isRead(client, endpoint) ? 'failed' : 'unknown';
  throw new UnreadableError({ call: callName(client, endpoint), outcome, status });
}
