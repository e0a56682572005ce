import type { DisplayData } from './display-data.js';

/** The numbers of the known kinds of message; both 14 and 26 are modals (S2 §3). */
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

/** The name of a known kind of message (S2 §3). */
export type ExperienceType = keyof typeof EXPERIENCE_TYPES;

/** A message of the server's for this viewer: `experience_id` in a place of the page, `placement_id` (S2 §3). */
export interface Experience {
  /** `experience_id` of the specification. */
  readonly id: string;
  readonly placementId?: string;
  /** The id that the server keeps the message under: `id` of the specification. */
  readonly backendId?: string;
  /** A number of {@link EXPERIENCE_TYPES}, or another. */
  readonly type?: number;
  /** `viewed`, or another word of the server's. */
  readonly status?: string;
  readonly displayData?: DisplayData;
  /** What may be triggered from here, as `placement:experience`. */
  readonly triggerablePlacedExps?: readonly string[];
  /** Free data by experience id. */
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Free data that goes back with every report. */
  readonly extraContext?: Readonly<Record<string, unknown>>;
}
