import * as z from 'zod';
import { type Call, defineToggle, defineWrite, type EndpointLine } from '../http/call.js';
import { id, note } from '../http/fields.js';
import type { HidePlace } from '../pins/feedback.js';
import type { Services } from '../services.js';

/** The one type of feedback that the specification names (S3 §7). */
const HIDE_TYPE = 1;

const FEEDBACK = z.strictObject({
  feedback_type: z.union([z.literal(HIDE_TYPE), z.literal(String(HIDE_TYPE))]),
  pin_id: id,
});

/** The calls that hide and report pins (S3 §4.3 §7). */
export function feedbackCalls({ feedback }: Services): readonly Call[] {
  /** The call that hides a pin somewhere, and the one that undoes it. */
  const hideIn = <Schema extends z.ZodType>(
    where: string,
    endpoints: readonly [hide: EndpointLine, undo: EndpointLine],
    input: Schema,
    placeOf: (input: z.output<Schema>) => HidePlace & { readonly pinId: string },
  ) =>
    defineToggle({
      endpoints,
      summaries: [`Hides a pin ${where} (S3 §4.3 §7)`, `Shows a pin again ${where} (S3 §4.3 §7)`],
      actions: ['hide', 'hide'],
      input,
      run: ({ input: sent, userId }, isHidden) => {
        const { pinId, ...place } = placeOf(sent);
        feedback.setHidden(userId, pinId, place, isHidden);
      },
    });

  return [
    ...hideIn(
      'in every list',
      [
        'updatePinFeedback PUT /resource/PinFeedbackResource/update/',
        'deletePinFeedback DELETE /resource/PinFeedbackResource/delete/',
      ],
      FEEDBACK,
      (input) => ({ pinId: input.pin_id, place: 'feed' }),
    ),
    ...hideIn(
      'in the news hub',
      [
        'hideNewsPin PUT /v3/news_hub/{news_id}/pin/{pin_id}/hide/',
        'undoHideNewsPin PUT /v3/news_hub/{news_id}/pin/{pin_id}/undo/',
      ],
      z.strictObject({ news_id: z.string().max(100), pin_id: id }),
      (input) => ({ pinId: input.pin_id, place: 'news', detail: input.news_id }),
    ),
    ...hideIn(
      'among pins that people sent',
      ['hideP2pPin PUT /v3/p2p/{pin}/hide/', 'unhideP2pPin PUT /v3/p2p/{pin}/unhide/'],
      z.strictObject({ pin: id }),
      (input) => ({ pinId: input.pin, place: 'p2p' }),
    ),
    ...hideIn(
      'in search results',
      [
        'hideSearchPin PUT /v3/search/{pin_id}/hide/',
        'unhideSearchPin PUT /v3/search/{pin_id}/unhide/',
      ],
      z.strictObject({
        pin_id: id,
        query: z.string().max(1000).nullish(),
        pin_type: z.string().max(100).nullish(),
      }),
      (input) => ({ pinId: input.pin_id, place: 'search', detail: input.query ?? null }),
    ),
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
