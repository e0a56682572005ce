import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { transaction } from '../database/database.js';
import { ResourceError } from '../errors/resource-error.js';
import type { Call, CallRequest, CallResult } from '../http/call.js';
import { flag, id, note, optionalId } from '../http/fields.js';
import type { answerKeeper } from '../idempotency/kept-answers.js';
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

/** `PinResource/get`: one pin, or the viewer's copy of one. */
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

/** Keys are made by clients; what is longer than this is no key. */
const KEY = z.string().min(1).max(200);

/**
 * Runs a write of a signed-in viewer as one transaction, once for each idempotency key. Without a key every request
 * does its work, and the work itself makes a repetition harmless.
 */
function keyedWrite<Options>(
  database: DatabaseSync,
  keepAnswer: ReturnType<typeof answerKeeper>,
  call: string,
  work: (userId: string, options: Options) => unknown,
): (request: CallRequest<Options>) => CallResult {
  return ({ options, viewer: { userId }, context }) => {
    if (userId === null) throw new ResourceError('signInRequired');
    const sent = context.req.header('idempotency-key');
    const key = KEY.optional().safeParse(sent);
    if (!key.success)
      throw new ResourceError('invalidRequest', 'The Idempotency-Key has 1 to 200 characters.');
    const answer = transaction(database, () =>
      key.data === undefined
        ? { data: work(userId, options), isReplay: false }
        : keepAnswer({ userId, key: key.data, call, options }, () => work(userId, options)),
    );
    if (answer.isReplay) context.header('idempotent-replayed', 'true');
    return { data: answer.data };
  };
}

/** `RepinResource/create`: saves a pin to a board, or without one to the profile (S1 §7). */
export function savePinCall(
  database: DatabaseSync,
  keepAnswer: ReturnType<typeof answerKeeper>,
  savePin: SavePin,
): Call<z.infer<typeof SAVE_OPTIONS>> {
  return {
    name: 'RepinResource',
    action: 'create',
    options: SAVE_OPTIONS,
    run: keyedWrite(database, keepAnswer, 'RepinResource/create', (userId, options) => {
      if (options.user_id !== null && options.user_id !== userId) {
        throw new ResourceError('otherViewer', 'The user_id is not the person who is logged in.');
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
  keepAnswer: ReturnType<typeof answerKeeper>,
  unsavePin: UnsavePin,
): Call<z.infer<typeof REMOVE_OPTIONS>> {
  return {
    name: 'PinResource',
    action: 'delete',
    options: REMOVE_OPTIONS,
    run: keyedWrite(database, keepAnswer, 'PinResource/delete', (userId, options) => {
      unsavePin(userId, { pinId: options.id, boardId: options.board_id });
      return null;
    }),
  };
}

/** `PublishedPinResource/delete`: deletes a pin that the viewer published. */
export function deletePinCall(
  database: DatabaseSync,
  keepAnswer: ReturnType<typeof answerKeeper>,
  deletePin: DeletePin,
): Call<z.infer<typeof REMOVE_OPTIONS>> {
  return {
    name: 'PublishedPinResource',
    action: 'delete',
    options: REMOVE_OPTIONS,
    run: keyedWrite(database, keepAnswer, 'PublishedPinResource/delete', (userId, options) => {
      deletePin(userId, options.id);
      return null;
    }),
  };
}
