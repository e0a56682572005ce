import type { DisplayData } from './display-data.js';

/** Type numbers of messages (S2 §3). 14 and 26 are both modals. */
export const EXPERIENCE_TYPES = {
  none: 0,
  survey: 5,
  tooltip: 8,
  toast: 10,
  heroBanner: 13,
  experienceModal: 14,
  modal: 26,
  neutralCallout: 27,
  upsellCallout: 28,
  educationalPopover: 29,
} as const;

/** A known type of message (S2 §3). */
export type ExperienceType = keyof typeof EXPERIENCE_TYPES;

/** A message for the viewer (S2 §3): `experience_id` in the placement `placement_id`. */
export interface Experience {
  /** `experience_id` in the specification. */
  readonly id: string;
  readonly placementId?: string;
  /** Id of the message on the server; `id` in the specification. */
  readonly backendId?: string;
  /** A number of {@link EXPERIENCE_TYPES}, or another. */
  readonly type?: number;
  /** `viewed`, or another value of the server. */
  readonly status?: string;
  readonly displayData?: DisplayData;
  /** The fields of `display_data` that the kit does not know, as received: for a surface of the host. */
  readonly ownDisplayData?: Readonly<Record<string, unknown>>;
  /** Experiences that can be triggered from this one, as `placement:experience`. */
  readonly triggerablePlacedExps?: readonly string[];
  /** Arbitrary data by experience id. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Arbitrary data that every report returns to the server. */
  readonly extraContext?: Readonly<Record<string, unknown>>;
}
