import { isolate } from '@tackboard/domain/words';
import * as z from 'zod';
import { found, ResourceError } from '../errors/resource-error.js';
import { PAGE_SIZE } from '../feed/read-feed.js';
import { askedPage } from '../http/bookmarks.js';
import { type Call, defineCall, defineWrite } from '../http/call.js';
import { flag, id, note, optionalId, page } from '../http/fields.js';
import { REMOVAL_REASONS } from '../pins/removed-pins.js';
import { BOARD, BOARD_TARGET, PIN, USER } from '../wire/shapes.js';
import type { Services } from '../services.js';

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

/** The calls of the home feed, and those that read, save, unsave and delete a pin. */
export function pinCalls({
  homeFeed,
  readSignals,
  readSession,
  findPin,
  savePin,
  unsavePin,
  publishedPins,
  removedPins,
}: Services): readonly Call[] {
  return [
    defineCall({
      endpoint: 'readHomeFeed GET /resource/UserHomefeedResource/get/',
      summary: 'A page of the home feed (name ours)',
      input: z.strictObject({ ...page(PAGE_SIZE), field_set_key: note }),
      response: z.array(PIN),
      isSameForVisitors: true,
      run: ({ input, viewer }) => homeFeed(viewer, askedPage(input)),
    }),
    defineCall({
      endpoint: 'readFeedSignals GET /resource/HomefeedSignalsResource/get/',
      summary: 'Whom and what the viewer follows, and the pins they hid (S1 §2; name ours)',
      input: z.strictObject({ field_set_key: note }),
      response: z.looseObject({
        users: z.array(USER),
        boards: z.array(BOARD),
        hidden_pins: z.array(PIN),
      }),
      needsSignIn: true,
      run: ({ userId }) => ({ data: readSignals(userId) }),
    }),
    defineCall({
      endpoint: 'readPin GET /resource/PinResource/get/',
      summary: 'A published pin or a saved copy (S1 §7)',
      // As long as an address may be: one that no pin has is missing, not wrong.
      input: z.strictObject({ id: z.union([id, z.string().min(1)]), field_set_key: note }),
      response: PIN,
      isSameForVisitors: true,
      run: ({ input, viewer }) => {
        const pin = findPin(viewer, input.id)?.pin;
        if (pin === undefined && removedPins.isGone(viewer, input.id))
          throw new ResourceError('pinUnavailable', `Pin ${input.id} was deleted or taken down.`);
        return { data: found(pin, 'pinNotFound', `There is no pin ${input.id}.`) };
      },
    }),
    defineCall({
      endpoint: 'listRemovedPins GET /resource/RemovedPinsResource/get/',
      summary: "The viewer's pins that were taken down (S3 §2.1; name ours)",
      input: z.strictObject({ pin_id: id.optional(), field_set_key: note }),
      response: z.array(
        z.looseObject({
          id: z.string(),
          reason: z.enum(REMOVAL_REASONS),
          removed_at: z.string(),
          pin: PIN,
        }),
      ),
      needsSignIn: true,
      run: ({ input, userId }) => ({ data: removedPins.list(userId, input.pin_id) }),
    }),
    defineWrite({
      endpoint: 'savePin POST /resource/RepinResource/create/',
      summary: 'Saves a pin to a board, or without one to the profile (S1 §7)',
      input: SAVE_OPTIONS,
      response: z.looseObject({ id: z.string(), board: BOARD_TARGET.nullable() }),
      action: 'save',
      run: ({ input, userId }) => {
        if (input.user_id !== null && input.user_id !== userId) {
          const { full_name: name = 'someone else' } = readSession({ userId }).user ?? {};
          throw new ResourceError(
            'otherViewer',
            undefined,
            `You're now logged in as ${isolate(name)}. Reload to continue.`,
          );
        }
        const { pin_id: pinId, board_id: boardId, section: sectionId } = input;
        return { data: savePin(userId, { pinId, boardId, sectionId }) };
      },
    }),
    defineWrite({
      endpoint: 'unsavePin DELETE /resource/PinResource/delete/',
      summary: "Removes the viewer's own copies of a pin, never a published pin (S1 §7, S3 §7)",
      input: REMOVE_OPTIONS,
      action: 'unsave',
      run: ({ input, userId }) => {
        unsavePin(userId, { pinId: input.id, boardId: input.board_id });
      },
    }),
    defineWrite({
      endpoint: 'deletePin DELETE /resource/PublishedPinResource/delete/',
      summary: 'Deletes a pin that the viewer published (name ours)',
      input: REMOVE_OPTIONS,
      action: 'delete',
      run: ({ input, userId }) => {
        publishedPins.remove(userId, input.id);
      },
    }),
  ];
}
