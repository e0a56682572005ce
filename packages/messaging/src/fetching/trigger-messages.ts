import type { PlacedExperience } from '@tackboard/domain/experience';
import { triggerableExperiences } from '@tackboard/domain/experience';
import type { MessagingOptions } from '../messaging.types.js';
import { newReportId } from '../reports/reporting.js';
import type { ExperienceStore } from '../store/experience-store.js';
import { contextOf } from './fetch-messages.js';

/**
 * Triggers a message on the server (S2 §7); with the key of a message, what that message names (S2 §3). Returns the number of
 * messages that were triggered.
 */
export async function triggerMessages(
  what: PlacedExperience | string,
  options: MessagingOptions,
  store: Pick<ExperienceStore, 'held'>,
): Promise<number> {
  const { calls, random } = options.host;
  const { extraContext } = contextOf(options);
  const { experience } = store.held().find(({ key }) => key === what) ?? {};
  const placed = typeof what === 'string' ? triggerableExperiences(experience ?? {}) : [what];
  const requests = placed.map(async (one) =>
    calls.triggerExperience?.(
      { ...one, ...(extraContext && { extraContext }) },
      { idempotencyKey: newReportId(random) },
    ),
  );
  return (await Promise.all(requests)).length;
}
