import type {
  Experience,
  ReadExperiencesRequest,
  ReadOptions,
  ReadPlatformExperiencesRequest,
} from '@tackboard/domain';
import { messageTargeting } from '@tackboard/domain/ads';
import { decodeExperiences } from '@tackboard/domain/wire';
import type { Client } from '../client.js';
import { decodeOptions } from '../decoded.js';
import type { Endpoint } from '../endpoint.js';
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
  const { data } = await readCall(client, READ_PLATFORM_EXPERIENCES, payload, options);
  return decodeExperiences(data, decodeOptions(client)).experiences;
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
  const { data } = await readCall(client, READ_EXPERIENCES, payload, options);
  return decodeExperiences(data, decodeOptions(client)).experiences;
}
