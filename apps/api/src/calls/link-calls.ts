import { REDIRECT_STATUSES } from '@tackboard/domain';
import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import { flag, id, note } from '../http/fields.js';
import { visitorId } from '../http/visit.js';
import { readLink } from '../links/offsite-links.js';
import type { Services } from '../services.js';

/** An absolute http or https URL: no other link is checked (S3 §4.1). */
const link = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .max(4000)
  .transform((text) => new URL(text));

const CHECKED = z.looseObject({
  redirect_status: z.enum(REDIRECT_STATUSES),
  message: z.string(),
  url: z.string(),
});

/** A link of the page before it (S3 §2.3). */
const asked = z.string().transform((text, context) => {
  const url = readLink(text);
  if (url !== undefined) return url;
  context.addIssue('must be an http or https URL of at most 4000 characters, without a user');
  return z.NEVER;
});

const COMMON = {
  url: link,
  client_tracking_params: note,
  /** JSON. */
  aux_data: z.string().max(8000).optional(),
};

/** The calls that check and log links that leave the site (S3 §4.1). */
export function linkCalls({ events, checkLink, offsiteLinks }: Services): readonly Call[] {
  return [
    defineCall({
      endpoint: 'checkLink GET /v3/offsite/',
      summary: 'Checks a link before a navigation (S3 §7)',
      input: z.strictObject({
        ...COMMON,
        check_only: z.literal('true').optional(),
        pin_id: id.optional(),
        third_party_ad: flag,
      }),
      response: CHECKED,
      run: ({ input }) => ({ data: checkLink(input.url) }),
    }),
    defineCall({
      endpoint: 'checkAppLink POST /v3/offsite/',
      summary: 'Checks a link; with check_only false logs that it was followed (S1 §7, S3 §7)',
      input: z.strictObject({
        ...COMMON,
        check_only: z.enum(['true', 'false']),
        pin_id: id.optional(),
      }),
      response: CHECKED,
      run: ({ input, viewer, context }) => {
        const checked = checkLink(input.url);
        if (input.check_only === 'false') {
          const visitor = viewer.userId ?? visitorId(context);
          events.record({ kind: 'clickthrough', visitor, body: { ...input, url: checked.url } });
        }
        return { data: checked };
      },
    }),
    defineCall({
      endpoint: 'readOffsiteLink GET /resource/OffsiteResource/get/',
      summary: 'The check of a link and the path that a press follows (S3 §2.3; name ours)',
      input: z.strictObject({ url: asked }),
      response: CHECKED.extend({ path: z.string().nullable() }),
      run: ({ input, context }) => ({ data: offsiteLinks.read(context, input.url) }),
    }),
  ];
}
