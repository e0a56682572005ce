/** The fields of an experience that decide its eligibility (S2 §3). */
export interface EligibleExperience {
  /** `experience_id` of the specification, as text. */
  readonly id: string;
  /** The numeric type, such as 13 for a hero banner (S2 §3). */
  readonly type: number;
}

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
  return ids.includes(experience.id) || types.includes(experience.type) || predicate(experience);
}
