import { type PlacedExperience, triggerableExperiences } from '@tackboard/domain/experience';
import { contextOf, type FetchOptions } from './fetches.js';
import { newReportId } from './report.js';
import type { ExperienceStore } from './store.js';

/**
 * Triggers a message on the server; with the key of a message, what that message names. Returns the number of messages that were
 * triggered.
 */
export async function triggerExperiences(
  what: PlacedExperience | string,
  options: FetchOptions,
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
