import type { DisplayData } from './display-data.js';

/** Type numbers of messages (S2 §3.5). 14 and 26 are both modals. */
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

/** A message for the viewer: `experience_id` in the placement `placement_id`. */
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

/** Cookies that a visitor allows. */
export interface CookiePreferences {
  readonly allowAnalyticCookies: boolean;
  readonly allowMarketingCookies: boolean;
  readonly allowPersonalizationCookies: boolean;
  /** The place on the site where the visitor chose. */
  readonly surfaceTag?: string;
}

/** An experience in a placement. */
export interface PlacedExperience {
  readonly placementId: string;
  readonly experienceId: string;
}

/** Returns the key of a placed experience (S2 §3.3): `placement:experience`. */
export function experienceKey({ placementId, experienceId }: PlacedExperience): string {
  return `${placementId}:${experienceId}`;
}

/** Returns the `placed_experience_id` of reports (S2 §7.4): `{placement}%3A{experience}`. It is encoded; do not encode it again. */
export function placedExperienceId(placed: PlacedExperience): string {
  return encodeURIComponent(experienceKey(placed));
}

/**
 * Returns the placement and the experience of a message; `undefined` when it has no placement, or when one of the ids
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

/** Parses `placement:experience` (S2 §3.3), also with an encoded colon; `undefined` for any other text. */
export function parsePlacedExperience(text: unknown): PlacedExperience | undefined {
  const [, placementId, experienceId] = (typeof text === 'string' && PAIR.exec(text)) || [];
  return placementId && experienceId ? { placementId, experienceId } : undefined;
}

/** Returns the experiences that a message can trigger, each once. Texts that are no pairs are left out. */
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
