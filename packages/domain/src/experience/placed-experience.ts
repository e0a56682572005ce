import type { Experience } from './experience.js';

/** An experience in a placement (S2 §1). */
export interface PlacedExperience {
  readonly placementId: string;
  readonly experienceId: string;
}

/** Returns the key of a placed experience (S2 §3): `placement:experience`. */
export function experienceKey({ placementId, experienceId }: PlacedExperience): string {
  return `${placementId}:${experienceId}`;
}

/** Returns the `placed_experience_id` of reports (S2 §7): `{placement}%3A{experience}`. It is encoded; do not encode it again. */
export function placedExperienceId(placed: PlacedExperience): string {
  return encodeURIComponent(experienceKey(placed));
}

/**
 * Returns the placement and the experience of a message (S2 §3); `undefined` when it has no placement, or when one of the ids
 * is no text: a host may pass messages that were not decoded.
 */
export function placedExperience(
  experience: Pick<Experience, 'id' | 'placementId'>,
): PlacedExperience | undefined {
  const { id: experienceId, placementId } = experience;
  if (typeof placementId !== 'string' || typeof experienceId !== 'string') return undefined;
  return placementId === '' ? undefined : { placementId, experienceId };
}

const PAIR = /^\s*(\d+)(?::|%3A)(\d+)\s*$/i;

/** Parses `placement:experience` (S2 §3), also with an encoded colon; `undefined` for any other text. */
export function parsePlacedExperience(text: unknown): PlacedExperience | undefined {
  const [, placementId, experienceId] = (typeof text === 'string' && PAIR.exec(text)) || [];
  return placementId && experienceId ? { placementId, experienceId } : undefined;
}

/** Returns the experiences that a message can trigger (S2 §3), each once. Texts that are no pairs are left out. */
export function triggerableExperiences(
  experience: Pick<Experience, 'triggerablePlacedExps'>,
): readonly PlacedExperience[] {
  const byKey = new Map<string, PlacedExperience>();
  for (const text of experience.triggerablePlacedExps ?? []) {
    const placed = parsePlacedExperience(text);
    if (placed) byKey.set(experienceKey(placed), placed);
  }
  return [...byKey.values()];
}
