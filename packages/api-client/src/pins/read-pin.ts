import type { DeleteRequest, Pin } from '@tackboard/domain';
import { decodeGraphPin, decodePin } from '@tackboard/domain/wire';
import { DELETE_PIN, READ_GRAPH_PIN, READ_PIN } from '../endpoints.js';
import { type Read, sendWrite, type Write } from '../resource-call.js';
import { readModel } from '../decoded.js';
import { removeOptions } from './save-pin.js';

/** Reads one pin in the viewer's state (`PinResource`). */
export const readPin: Read<{ readonly pinId: string }, Pin> = (client, { pinId }, options = {}) =>
  readModel(client, READ_PIN, { id: pinId }, options, decodePin);

/**
 * Deletes a pin that the viewer published, for everybody (`PublishedPinResource`). The server refuses any other
 * pin. To remove a saved copy, call `unsavePin`.
 */
export const deletePin: Write<DeleteRequest> = (client, request, options) =>
  sendWrite(client, DELETE_PIN, removeOptions(request), options);

/** Reads one pin with a stored graph query (S1 §7.7). The name of the query is ours. */
export const readGraphPin: Read<{ readonly pinId: string }, Pin> = (
  client,
  { pinId },
  options = {},
) => {
  const payload = { operationName: 'PinQuery', variables: { pin_id: pinId } };
  return readModel(client, READ_GRAPH_PIN, payload, options, decodeGraphPin);
};
