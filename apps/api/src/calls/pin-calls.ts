import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { transaction } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { Call, CallRequest, CallResult } from '../http/call.js';
import { flag, id, note, optionalId } from '../http/fields.js';
import type { RunOnce } from '../idempotency/run-once.js';
import type { DeletePin } from '../pins/delete-pin.js';
import type { FindPin } from '../pins/read-pin.js';
import type { SavePin } from '../pins/save-pin.js';
import type { UnsavePin } from '../pins/unsave-pin.js';

const READ_OPTIONS = z.strictObject({ id, field_set_key: note });

const SAVE_OPTIONS = z.strictObject({
  pin_id: id,
  board_id: optionalId,
  section: optionalId,
  clientTrackingParams: note,
  user_id: optionalId,
  disable_event_log_info: flag,
  eventContext: z.union([z.string().max(4000), z.record(z.string(), z.unknown())]).nullish(),
});

const REMOVE_OPTIONS = z.strictObject({
  id,
  board_id: optionalId,
  section: optionalId,
  client_tracking_params: note,
});

/** `PinResource/get`: a published pin or a saved copy. */
export function readPinCall(findPin: FindPin): Call<z.infer<typeof READ_OPTIONS>> {
  return {
    name: 'PinResource',
    action: 'get',
    options: READ_OPTIONS,
    run: ({ options, viewer }) => {
      const found = findPin(viewer, options.id);
      if (found === undefined)
        throw new ResourceError('pinNotFound', `There is no pin ${options.id}.`);
      return { data: found.pin };
    },
  };
}

const KEY = z.string().min(1).max(200);

/**
 * Runs a write of a signed-in viewer in a transaction, once for each idempotency key. Without a key each request runs
 * `work`, which must be safe to repeat.
 */
function keyedWrite<Options>(
  database: DatabaseSync,
  runOnce: RunOnce,
  call: string,
  work: (userId: string, options: Options) => unknown,
): (request: CallRequest<Options>) => CallResult {
  return ({ options, viewer: { userId }, context }) => {
    if (userId === null) throw new ResourceError('signInRequired');
    const key = KEY.optional().safeParse(context.req.header('idempotency-key'));
    if (!key.success)
      throw new ResourceError(
        'invalidRequest',
        'The Idempotency-Key must have 1 to 200 characters.',
      );
    const result = transaction(database, () =>
      key.data === undefined
        ? { data: work(userId, options), isReplay: false }
        : runOnce({ userId, key: key.data, call, options }, () => work(userId, options)),
    );
    if (result.isReplay) context.header('idempotent-replayed', 'true');
    return { data: result.data };
  };
}

/** `RepinResource/create`: saves a pin to a board, or without one to the profile (S1 §7). */
export function savePinCall(
  database: DatabaseSync,
  runOnce: RunOnce,
  savePin: SavePin,
): Call<z.infer<typeof SAVE_OPTIONS>> {
  return {
    name: 'RepinResource',
    action: 'create',
    options: SAVE_OPTIONS,
    run: keyedWrite(database, runOnce, 'RepinResource/create', (userId, options) => {
      if (options.user_id !== null && options.user_id !== userId) {
        throw new ResourceError('otherViewer', 'The user_id is not the signed-in viewer.');
      }
      return savePin(userId, {
        pinId: options.pin_id,
        boardId: options.board_id,
        sectionId: options.section,
      });
    }),
  };
}

/** `PinResource/delete`: removes the viewer's own copies of a pin, never a published pin (S1 §7). */
export function unsavePinCall(
  database: DatabaseSync,
  runOnce: RunOnce,
  unsavePin: UnsavePin,
): Call<z.infer<typeof REMOVE_OPTIONS>> {
  return {
    name: 'PinResource',
    action: 'delete',
    options: REMOVE_OPTIONS,
    run: keyedWrite(database, runOnce, 'PinResource/delete', (userId, options) => {
      unsavePin(userId, { pinId: options.id, boardId: options.board_id });
      return null;
    }),
  };
}

/** `PublishedPinResource/delete`: deletes a pin that the viewer published. */
export function deletePinCall(
  database: DatabaseSync,
  runOnce: RunOnce,
  deletePin: DeletePin,
): Call<z.infer<typeof REMOVE_OPTIONS>> {
  return {
    name: 'PublishedPinResource',
    action: 'delete',
    options: REMOVE_OPTIONS,
    run: keyedWrite(database, runOnce, 'PublishedPinResource/delete', (userId, options) => {
      deletePin(userId, options.id);
      return null;
    }),
  };
}
