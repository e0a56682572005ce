import type { ExperienceContext, ReportExperienceRequest, WriteOptions } from '@tackboard/domain';
import { messageTargeting } from '@tackboard/domain/ads';
import {
  experienceKey,
  type PlacedExperience,
  placedExperienceId,
} from '@tackboard/domain/experience';
import type { Client } from '../client.js';
import type { Endpoint } from '../endpoint.js';
import { writeCall } from '../resource-call.js';

/** Reports that a message was viewed (S2 §7). */
export const VIEW_EXPERIENCE = {
  name: 'viewExperience',
  method: 'PUT',
  path: '/resource/UserExperienceViewedResource/update/',
} as const satisfies Endpoint;

/** Reports that a message was completed (S2 §7). */
export const COMPLETE_EXPERIENCE = {
  name: 'completeExperience',
  method: 'PUT',
  path: '/resource/UserExperienceCompletedResource/update/',
} as const satisfies Endpoint;

/** Reports that a message was dismissed (S2 §7). */
export const DISMISS_EXPERIENCE = {
  name: 'dismissExperience',
  method: 'DELETE',
  path: '/resource/UserExperienceResource/delete/',
} as const satisfies Endpoint;

/** Triggers a message (S2 §7). */
export const TRIGGER_EXPERIENCE = {
  name: 'triggerExperience',
  method: 'PUT',
  path: '/v3/experiences/{placed_experience}/trigger/',
  encoding: 'form',
} as const satisfies Endpoint;

/** Reports that a message was viewed (S2 §7). */
export function viewExperience(
  client: Client,
  request: ReportExperienceRequest,
  options: WriteOptions,
): Promise<void> {
  return report(client, VIEW_EXPERIENCE, request, options);
}

/** Reports that a message was completed (S2 §7). */
export function completeExperience(
  client: Client,
  request: ReportExperienceRequest,
  options: WriteOptions,
): Promise<void> {
  return report(client, COMPLETE_EXPERIENCE, request, options);
}

/** Reports that a message was dismissed (S2 §7). */
export function dismissExperience(
  client: Client,
  request: ReportExperienceRequest,
  options: WriteOptions,
): Promise<void> {
  return report(client, DISMISS_EXPERIENCE, request, options);
}

/** Triggers a message (S2 §7). */
export async function triggerExperience(
  client: Client,
  request: PlacedExperience & Pick<ExperienceContext, 'extraContext'>,
  options: WriteOptions,
): Promise<void> {
  const payload = {
    placed_experience: experienceKey(request),
    extra_context: request.extraContext ?? {},
  };
  await writeCall(client, TRIGGER_EXPERIENCE, payload, options);
}

async function report(
  client: Client,
  endpoint: Endpoint,
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
