/** The part of an experience that decides whether a surface takes it (S2 §3). */
export interface EligibleExperience {
  /** `experience_id` of the specification, as text. */
  readonly id: string;
  /** The numeric type, such as 13 for a hero banner (S2 §3). */
  readonly type: number;
}

/** What a surface takes: named experiences, whole types, or whatever its predicate passes (S2 §4). */
export interface Eligibility<Experience extends EligibleExperience> {
  readonly ids?: readonly string[];
  readonly types?: readonly number[];
  readonly predicate?: (experience: Experience) => boolean;
}

/**
 * Tells whether a surface takes an experience: its id is listed, or else its type is listed, or else the predicate
 * passes. The predicate is asked only when both lists have said no. With no rule at all nothing is taken (S2 §4).
 */
export function isEligible<Experience extends EligibleExperience>(
  experience: Experience,
  { ids = [], types = [], predicate = () => false }: Eligibility<Experience>,
): boolean {
  return ids.includes(experience.id) || types.includes(experience.type) || predicate(experience);
}
