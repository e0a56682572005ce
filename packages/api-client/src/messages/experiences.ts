import {
  type Experience,
  experienceKey,
  type PlacedExperience,
  placedExperienceId,
} from '@tackboard/domain/experience';
import {
  type ExperienceContext,
  messageTargeting,
  type ReadExperiencesRequest,
  type ReadOptions,
  type ReadPlatformExperiencesRequest,
  type ReportExperienceRequest,
  type WriteOptions,
} from '@tackboard/domain';
import { decodeExperiences, type DecodeOptions } from '@tackboard/domain/wire';
import {
  COMPLETE_EXPERIENCE,
  DISMISS_EXPERIENCE,
  READ_EXPERIENCES,
  READ_PLATFORM_EXPERIENCES,
  TRIGGER_EXPERIENCE,
  VIEW_EXPERIENCE,
} from '../endpoints.js';
import type { Client } from '../client.js';
import { type Read, sendWrite, type Write, writeCall } from '../resource-call.js';
import { readModel } from '../decoded.js';
import type { AnyEndpoint } from '../endpoint.js';

/** Reads the messages of all placements (S2 §7.2, `UserExperiencePlatformResource`). */
export function readPlatformExperiences(
  client: Client,
  { extraContext, targeting, isMultiExperiencePlatform }: ReadPlatformExperiencesRequest = {},
  options: ReadOptions = {},
): Promise<readonly Experience[]> {
  const payload = isMultiExperiencePlatform
    ? { multiExperiencePlatform: true }
    : { extra_context: extraContext ?? {}, targeting: messageTargeting(targeting) };
  return readModel(client, READ_PLATFORM_EXPERIENCES, payload, options, messagesOf);
}

/** Reads the messages of some placements (S2 §7.3, `UserExperienceResource`). */
export const readExperiences: Read<ReadExperiencesRequest, readonly Experience[]> = (
  client,
  { placementIds, extraContext, targeting },
  options = {},
) => {
  const payload = {
    placement_ids: placementIds,
    extra_context: extraContext ?? {},
    targeting: messageTargeting(targeting),
  };
  return readModel(client, READ_EXPERIENCES, payload, options, messagesOf);
};

/** The messages of a response. One without data, or in which nothing is a message, does not say that there are none. */
function messagesOf(data: unknown, options: DecodeOptions): readonly Experience[] | undefined {
  const { experiences, skipped } = decodeExperiences(data, options);
  const isObject = typeof data === 'object' && data !== null;
  return isObject && (experiences.length > 0 || skipped === 0) ? experiences : undefined;
}

/** Reports that a message was viewed. */
export const viewExperience: Write<ReportExperienceRequest> = (client, request, options) =>
  report(client, VIEW_EXPERIENCE, request, options);

/** Reports that a message was completed. */
export const completeExperience: Write<ReportExperienceRequest> = (client, request, options) =>
  report(client, COMPLETE_EXPERIENCE, request, options);

/** Reports that a message was dismissed. */
export const dismissExperience: Write<ReportExperienceRequest> = (client, request, options) =>
  report(client, DISMISS_EXPERIENCE, request, options);

/** Triggers a message. */
export const triggerExperience: Write<
  PlacedExperience & Pick<ExperienceContext, 'extraContext'>
> = (client, request, options) => {
  const payload = {
    placed_experience: experienceKey(request),
    extra_context: request.extraContext ?? {},
  };
  return sendWrite(client, TRIGGER_EXPERIENCE, payload, options);
};

async function report(
  client: Client,
  endpoint: AnyEndpoint,
  request: ReportExperienceRequest,
  options: WriteOptions,
): Promise<void> {
  const payload = {
    placed_experience_id: placedExperienceId(request),
    extra_context: request.extraContext ?? {},
    targeting: messageTargeting(request.targeting),
  };
  await writeCall(client, endpoint, payload, options);
}
