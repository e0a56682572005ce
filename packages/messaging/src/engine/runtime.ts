import { type PlacedExperience, triggerableExperiences } from '@tackboard/domain/experience';
import { contextOf, type FetchOptions } from './fetches.js';
import { newIdempotencyKey } from './saved.js';
import type { ExperienceStore } from './store.js';

export { createDelivery } from './delivery.js';
export { startChart } from './message.machine.js';

/** Triggers messages on the server. Returns their number. */
export async function triggerExperiences(
  placed: readonly PlacedExperience[],
  options: FetchOptions,
): Promise<number> {
  const { calls, random } = options.host;
  const { extraContext } = contextOf(options);
  const requests = placed.map(async (one) =>
    calls.triggerExperience?.(
      { ...one, ...(extraContext && { extraContext }) },
      { idempotencyKey: newIdempotencyKey(random) },
    ),
  );
  return (await Promise.all(requests)).length;
}

/** The messages that a message names in `triggerable_placed_exps`. */
export function experiencesNamedBy(
  key: string,
  store: Pick<ExperienceStore, 'held'>,
): readonly PlacedExperience[] {
  const found = store.held().find((one) => one.key === key);
  return triggerableExperiences(found?.experience ?? {});
}
