import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import { id, note, paragraphs } from '../http/fields.js';
import { REMOVAL_REASONS } from '../pins/removed-pins.js';
import { NOTHING, PIN } from '../wire/shapes.js';
import type { Services } from '../services.js';

const AREA = 'Pins';

/** The longest appeal, as long as the description of a pin on a board (S1 §5). */
const APPEAL_MAX = 500;

/** The calls of pins that were taken down (S3 §2.1). */
export function removedPinCalls({ removedPins }: Services): readonly Call[] {
  return [
    defineCall({
      name: 'listRemovedPins',
      area: AREA,
      summary: "The viewer's pins that were taken down, and their appeals (S3 §2.1; name ours)",
      method: 'GET',
      path: '/resource/RemovedPinsResource/get/',
      input: z.strictObject({ pin_id: id.optional(), field_set_key: note }),
      response: z.array(
        z.looseObject({
          id: z.string(),
          reason: z.enum(REMOVAL_REASONS),
          removed_at: z.string(),
          appeal: z.string().nullable(),
          appealed_at: z.string().nullable(),
          pin: PIN,
        }),
      ),
      needsSignIn: true,
      run: ({ input, userId }) => ({ data: removedPins.list(userId, input.pin_id) }),
    }),
    defineCall({
      name: 'appealPin',
      area: AREA,
      summary: 'Asks to look at a removed pin again, once (S3 §2.1; name ours)',
      method: 'POST',
      path: '/resource/PinAppealResource/create/',
      input: z.strictObject({ pin_id: id, text: paragraphs(APPEAL_MAX).pipe(z.string().min(1)) }),
      response: NOTHING,
      needsSignIn: true,
      isKeyed: true,
      run: ({ input, userId }) => {
        removedPins.appeal(userId, input.pin_id, input.text);
        return { data: null };
      },
    }),
  ];
}
