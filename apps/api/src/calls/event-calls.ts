import * as z from 'zod';
import { type Call, defineCall } from '../http/call.js';
import { visitorId } from '../http/visit.js';
import { NOTHING } from '../wire/shapes.js';
import type { Services } from '../services.js';

/** The client sends 30 events at once, in 48 KB. */
const MAX_EVENTS = 100;

const EVENT = z.looseObject({
  event_id: z.string().min(1).max(100),
  time: z.number().nonnegative(),
  event_type: z.int().optional(),
  event_name: z.string().max(200).optional(),
});

/** A number, as a query has it. */
const digits = z.string().regex(/^\d{1,20}$/);

/** Each of these is the origin of a site. */
const ORIGINS = z
  .array(z.url({ protocol: /^https?$/ }))
  .min(1)
  .max(20);

/** Destinations as a JSON list (S2 §3). */
const destinations = z
  .string()
  .max(4000)
  .transform((text, context) => {
    try {
      return ORIGINS.parse(JSON.parse(text));
    } catch {
      context.addIssue('must be a JSON list of origins');
      return z.NEVER;
    }
  });

/** The calls that record what browsers report. */
export function eventCalls({ database, events }: Services): readonly Call[] {
  return [
    defineCall({
      endpoint: 'sendEvents POST /v3/events/',
      summary: 'Records tracking events and metrics, each event_id once (S1 §7, S2 §7; path ours)',
      encoding: 'json',
      input: z.strictObject({ events: z.array(EVENT).min(1).max(MAX_EVENTS) }),
      response: z.looseObject({ accepted: z.int() }),
      run: ({ input, viewer, context }) => {
        const visitor = viewer.userId ?? visitorId(context);
        const accepted = database.transaction(() =>
          input.events.filter((body) =>
            events.record({ kind: 'tracking', visitor, body, eventId: body.event_id }),
          ),
        );
        return { data: { accepted: accepted.length } };
      },
    }),
    defineCall({
      endpoint: 'reportAttribution GET /attribution/',
      summary: 'Registers a click on an advertisement or a view of it (S2 §3 §7; path ours)',
      input: z.object({
        source_event_id: z.string().min(1).max(100),
        destination: destinations,
        expiry: digits,
        priority: digits,
        advertiser_id: digits.optional(),
        campaign_id: z.string().max(100).optional(),
        source_event_type: z.enum(['click', 'view']),
        hostname: z.string().max(255).optional(),
      }),
      response: NOTHING,
      run: ({ input, viewer, context }) => {
        const visitor = viewer.userId ?? visitorId(context);
        events.record({ kind: 'attribution', visitor, body: input });
        const { source_event_id, destination, expiry, priority } = input;
        context.header(
          'attribution-reporting-register-source',
          JSON.stringify({ source_event_id, destination, expiry, priority }),
        );
        return { data: null };
      },
    }),
  ];
}
