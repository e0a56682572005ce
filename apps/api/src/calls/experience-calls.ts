import type { Context } from 'hono';
import * as z from 'zod';
import {
  type ExperienceStatus,
  firstByPlacement,
  listFor,
  placedExperienceOf,
  type WireExperience,
} from '../experiences/experiences.js';
import { type Call, defineCall, type EndpointLine } from '../http/call.js';
import { flag } from '../http/fields.js';
import { visitorId } from '../http/visit.js';
import type { Viewer } from '../sessions/sessions.js';
import { NOTHING } from '../wire/shapes.js';
import type { Services } from '../services.js';

const VALUES = z.record(z.string().max(200), z.unknown()).nullish();

const CONTEXT = { extra_context: VALUES, targeting: VALUES };

const PLACED = z.string().max(100);

const MESSAGE = z.looseObject({
  experience_id: z.string(),
  placement_id: z.string(),
  type: z.int(),
  status: z.string(),
  display_data: z.record(z.string(), z.unknown()).optional(),
});

interface SentContext {
  readonly extra_context?: Readonly<Record<string, unknown>> | null | undefined;
  readonly targeting?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The calls of messages (S2 §7). */
export function experienceCalls({ events, experiences }: Services): readonly Call[] {
  const list = (viewer: Viewer, context: Context, sent: SentContext) =>
    listFor(experiences, viewer, context, { ...sent.extra_context, ...sent.targeting });

  const report = (
    { viewer, context }: { readonly viewer: Viewer; readonly context: Context },
    placed: string,
    status: ExperienceStatus,
    sent: SentContext,
  ) => {
    const visitor = viewer.userId ?? visitorId(context);
    experiences.report(visitor, placedExperienceOf(placed), status);
    const body = { placed_experience_id: decodeURIComponent(placed), status, ...sent };
    events.record({ kind: 'experience', visitor, body });
    return { data: null };
  };

  const reportCall = (endpoint: EndpointLine, summary: string, status: ExperienceStatus): Call =>
    defineCall({
      endpoint,
      summary,
      input: z.strictObject({ placed_experience_id: PLACED, ...CONTEXT }),
      response: NOTHING,
      isKeyed: true,
      run: ({ input: { placed_experience_id, ...sent }, ...request }) =>
        report(request, placed_experience_id, status, sent),
    });

  return [
    defineCall({
      endpoint: 'readPlatformExperiences GET /resource/UserExperiencePlatformResource/get/',
      summary:
        'The messages of all placements, the first of each; with multiExperiencePlatform all (S2 §7)',
      input: z.strictObject({ ...CONTEXT, multiExperiencePlatform: flag }),
      response: z.union([z.array(MESSAGE), z.record(z.string(), MESSAGE)]),
      run: ({ input, viewer, context }) => {
        const messages = list(viewer, context, input);
        const isMulti = String(input.multiExperiencePlatform) === 'true';
        return { data: isMulti ? messages : firstByPlacement(messages) };
      },
    }),
    defineCall({
      endpoint: 'readExperiences GET /resource/UserExperienceResource/get/',
      summary: 'The first message of some placements, null where there is none (S2 §7)',
      input: z.strictObject({ placement_ids: z.array(z.string().max(20)).max(100), ...CONTEXT }),
      response: z.record(z.string(), MESSAGE.nullable()),
      run: ({ input, viewer, context }) => {
        const byPlacement = firstByPlacement(list(viewer, context, input));
        const entries = input.placement_ids.map((id) => [id, byPlacement[id] ?? null]);
        return { data: Object.fromEntries(entries) as Record<string, WireExperience | null> };
      },
    }),
    reportCall(
      'viewExperience PUT /resource/UserExperienceViewedResource/update/',
      'Reports that a message was viewed (S2 §4 §7)',
      'viewed',
    ),
    reportCall(
      'completeExperience PUT /resource/UserExperienceCompletedResource/update/',
      'Reports that a message was completed (S2 §4 §7)',
      'completed',
    ),
    reportCall(
      'dismissExperience DELETE /resource/UserExperienceResource/delete/',
      'Reports that a message was dismissed (S2 §4 §7)',
      'dismissed',
    ),
    defineCall({
      endpoint: 'triggerExperience PUT /v3/experiences/{placed_experience}/trigger/',
      summary: 'Triggers a message that waits for it (S2 §7)',
      input: z.strictObject({
        placed_experience: PLACED,
        /** JSON. */
        extra_context: z.string().max(8000).optional(),
      }),
      response: NOTHING,
      isKeyed: true,
      run: ({ input: { placed_experience, extra_context }, ...request }) =>
        report(request, placed_experience, 'triggered', {
          extra_context: extra_context === undefined ? null : { sent: extra_context },
        }),
    }),
  ];
}
