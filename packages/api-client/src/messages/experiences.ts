import type {
  Experience,
  ReadExperiencesRequest,
  ReadOptions,
  ReadPlatformExperiencesRequest,
} from '@tackboard/domain';
import { messageTargeting } from '@tackboard/domain/ads';
import { decodeExperiences } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decoded, decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
import type { ResourceResponse } from '../envelope.js';
import { readCall } from '../resource-call.js';

/** Reads the messages of all placements (S2 §7). */
export const READ_PLATFORM_EXPERIENCES = {
  name: 'readPlatformExperiences',
  method: 'GET',
  path: '/resource/UserExperiencePlatformResource/get/',
} as const satisfies Endpoint;

/** Reads the messages of some placements (S2 §7). */
export const READ_EXPERIENCES = {
  name: 'readExperiences',
  method: 'GET',
  path: '/resource/UserExperienceResource/get/',
} as const satisfies Endpoint;

/** Reads the messages of all placements (S2 §7, `UserExperiencePlatformResource`). */
export async function readPlatformExperiences(
  client: Client,
  { extraContext, targeting, isMultiExperiencePlatform }: ReadPlatformExperiencesRequest = {},
  options: ReadOptions = {},
): Promise<readonly Experience[]> {
  const payload = isMultiExperiencePlatform
    ? { multiExperiencePlatform: true }
    : { extra_context: extraContext ?? {}, targeting: messageTargeting(targeting) };
  const response = await readCall(client, READ_PLATFORM_EXPERIENCES, payload, options);
  return messagesOf(client, READ_PLATFORM_EXPERIENCES, response);
}

/** Reads the messages of some placements (S2 §7, `UserExperienceResource`). */
export async function readExperiences(
  client: Client,
  { placementIds, extraContext, targeting }: ReadExperiencesRequest,
  options: ReadOptions = {},
): Promise<readonly Experience[]> {
  const payload = {
    placement_ids: placementIds,
    extra_context: extraContext ?? {},
    targeting: messageTargeting(targeting),
  };
  const response = await readCall(client, READ_EXPERIENCES, payload, options);
  return messagesOf(client, READ_EXPERIENCES, response);
}

/** The messages of a response. One without data, or in which nothing is a message, does not say that there are none. */
function messagesOf(
  client: Client,
  endpoint: Endpoint,
  response: ResourceResponse,
): readonly Experience[] {
  const { data } = response;
  const { experiences, skipped } = decodeExperiences(data, decodeOptions(client));
  const isReadable =
    typeof data === 'object' && data !== null && (experiences.length > 0 || skipped === 0);
  return decoded(client, endpoint, response, isReadable ? experiences : undefined);
}
