import type { Experience as Message } from '@tackboard/domain/experience';

/** The fields of an experience that decide its eligibility (S2 §3). */
export type EligibleExperience = Pick<Message, 'id' | 'type'>;

/** The experiences that a surface accepts (S2 §4). */
export interface Eligibility<Experience extends EligibleExperience> {
  readonly ids?: readonly string[];
  readonly types?: readonly number[];
  readonly predicate?: (experience: Experience) => boolean;
}

/**
 * Whether a surface accepts an experience: by its id, or else by its type, or else by the predicate, which is called only
 * when neither list matches. Without any rule a surface accepts nothing (S2 §4).
 */
export function isEligible<Experience extends EligibleExperience>(
  experience: Experience,
  { ids = [], types = [], predicate = () => false }: Eligibility<Experience>,
): boolean {
  const { id, type } = experience;
  return ids.includes(id) || (type !== undefined && types.includes(type)) || predicate(experience);
}
