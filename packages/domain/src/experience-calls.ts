import type { CookiePreferences, Experience, PlacedExperience } from './experience/experience.js';
import type { ReadOptions, WriteOptions } from './ports.js';

/** Values that the server returns messages for or stores with a report (S2 §7). */
export interface ExperienceContext {
  readonly extraContext?: Readonly<Record<string, unknown>>;
  readonly targeting?: Readonly<Record<string, unknown>>;
}

/** Asks for the messages of all placements (S2 §7, UserExperiencePlatformResource). */
export interface ReadPlatformExperiencesRequest extends ExperienceContext {
  /** Sends `multiExperiencePlatform` instead of the context. */
  readonly isMultiExperiencePlatform?: boolean;
}

/** Reads the messages of all placements (S2 §7). */
export type ReadPlatformExperiences = (
  request: ReadPlatformExperiencesRequest,
  options: ReadOptions,
) => Promise<readonly Experience[]>;

/** Asks for the messages of some placements (S2 §7, UserExperienceResource). */
export interface ReadExperiencesRequest extends ExperienceContext {
  readonly placementIds: readonly string[];
}

/** Reads the messages of some placements (S2 §7). */
export type ReadExperiences = (
  request: ReadExperiencesRequest,
  options: ReadOptions,
) => Promise<readonly Experience[]>;

/** Reports a message (S2 §7). The call sends `placedExperienceId()` of it. */
export interface ReportExperienceRequest extends PlacedExperience, ExperienceContext {}

/** Options of a report. `keepalive`: the request survives the page (S2 §7). */
export interface ReportOptions extends WriteOptions {
  readonly keepalive: boolean;
}

/**
 * Reports that a message was viewed, completed or dismissed (S2 §7). Rejects with an error whose `status` is the HTTP
 * status, or without one when there was no response.
 */
export type ReportExperience = (
  request: ReportExperienceRequest,
  options: ReportOptions,
) => Promise<void>;

/** Triggers a message (S2 §7, PUT /v3/experiences/{placement:experience}/trigger/). */
export type TriggerExperience = (
  request: PlacedExperience & Pick<ExperienceContext, 'extraContext'>,
  options: WriteOptions,
) => Promise<void>;

/** Options of {@link SaveCookiePreferences} (S2 §7, UserSettingsResource). */
export interface SaveCookiesOptions extends WriteOptions {
  /**
   * Whether the viewer is signed in. A visitor has no account to read again.
   * @default true
   */
  readonly isSignedIn?: boolean;
}

/** Saves cookie preferences; the response is not read (S2 §7, UserSettingsResource). */
export type SaveCookiePreferences = (
  preferences: CookiePreferences,
  options: SaveCookiesOptions,
) => Promise<void>;
