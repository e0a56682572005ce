import * as z from 'zod';
import { type Call, defineWrite } from '../http/call.js';
import { id, note } from '../http/fields.js';
import type { HidePlace } from '../pins/feedback.js';
import type { Services } from '../services.js';

/** The one type of feedback that the specification names (S3 §7). */
const HIDE_TYPE = 1;

const FEEDBACK = z.strictObject({
  feedback_type: z.union([z.literal(HIDE_TYPE), z.literal(String(HIDE_TYPE))]),
  pin_id: id,
});

/** A hide path, with the word that undoes it (S3 §7). */
interface HidePath<Input> {
  readonly names: readonly [hide: string, undo: string];
  readonly where: string;
  readonly path: `/${string}`;
  readonly undo: 'undo' | 'unhide';
  readonly input: z.ZodType<Input>;
  readonly placeOf: (input: Input) => HidePlace & { readonly pinId: string };
}

function hidePaths(feedback: Services['feedback']) {
  return <Input>({ names, where, path, undo, input, placeOf }: HidePath<Input>): Call[] =>
    [true, false].map((isHidden) =>
      defineWrite({
        endpoint: isHidden ? `${names[0]} PUT ${path}hide/` : `${names[1]} PUT ${path}${undo}/`,
        summary: `${isHidden ? 'Hides a pin' : 'Shows a pin again'} ${where} (S3 §4.3 §7)`,
        input,
        action: 'hide',
        run: ({ input: sent, userId }) => {
          const { pinId, ...place } = placeOf(sent);
          feedback.setHidden(userId, pinId, place, isHidden);
        },
      }),
    );
}

/** The calls that hide and report pins (S3 §4.3 §7). */
export function feedbackCalls({ feedback }: Services): readonly Call[] {
  const hideAndUndo = hidePaths(feedback);
  return [
    ...[true, false].map((isHidden) =>
      defineWrite({
        endpoint: isHidden
          ? 'updatePinFeedback PUT /resource/PinFeedbackResource/update/'
          : 'deletePinFeedback DELETE /resource/PinFeedbackResource/delete/',
        summary: `${isHidden ? 'Hides a pin' : 'Shows a pin again'} in every list (S3 §4.3 §7)`,
        input: FEEDBACK,
        action: 'hide',
        run: ({ input, userId }) => {
          feedback.setHidden(userId, input.pin_id, { place: 'feed' }, isHidden);
        },
      }),
    ),
    ...hideAndUndo({
      names: ['hideNewsPin', 'undoHideNewsPin'],
      where: 'in the news hub',
      path: '/v3/news_hub/{news_id}/pin/{pin_id}/',
      undo: 'undo',
      input: z.strictObject({ news_id: z.string().max(100), pin_id: id }),
      placeOf: (input) => ({ pinId: input.pin_id, place: 'news', detail: input.news_id }),
    }),
    ...hideAndUndo({
      names: ['hideP2pPin', 'unhideP2pPin'],
      where: 'among pins that people sent',
      path: '/v3/p2p/{pin}/',
      undo: 'unhide',
      input: z.strictObject({ pin: id }),
      placeOf: (input) => ({ pinId: input.pin, place: 'p2p' }),
    }),
    ...hideAndUndo({
      names: ['hideSearchPin', 'unhideSearchPin'],
      where: 'in search results',
      path: '/v3/search/{pin_id}/',
      undo: 'unhide',
      input: z.strictObject({
        pin_id: id,
        query: z.string().max(1000).nullish(),
        pin_type: z.string().max(100).nullish(),
      }),
      placeOf: (input) => ({ pinId: input.pin_id, place: 'search', detail: input.query ?? null }),
    }),
    defineWrite({
      endpoint: 'reportPin POST /resource/PinReportResource/create/',
      summary: 'Reports a pin (S1 §6, name ours)',
      input: z.strictObject({ pin_id: id, reason: note }),
      action: 'report',
      run: ({ input, userId }) => {
        feedback.report(userId, input.pin_id, input.reason ?? null);
      },
    }),
    defineWrite({
      endpoint: 'undoReportPin DELETE /resource/PinReportResource/delete/',
      summary: 'Withdraws the report of a pin (name ours)',
      input: z.strictObject({ pin_id: id }),
      action: 'report',
      run: ({ input, userId }) => {
        feedback.withdrawReport(userId, input.pin_id);
      },
    }),
  ];
}
