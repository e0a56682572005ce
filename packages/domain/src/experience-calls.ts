import type { CookiePreferences, Experience, PlacedExperience } from './experience/experience.js';
import type { ReadOptions, WriteOptions } from './ports.js';

/** Values that the server returns messages for or stores with a report. */
export interface ExperienceContext {
  readonly extraContext?: Readonly<Record<string, unknown>>;
  readonly targeting?: Readonly<Record<string, unknown>>;
}

/** Asks for the messages of all placements (S2 §7.2). */
export interface ReadPlatformExperiencesRequest extends ExperienceContext {
  /** Sends `multiExperiencePlatform` instead of the context. */
  readonly isMultiExperiencePlatform?: boolean;
}

/** Reads the messages of all placements. */
export type ReadPlatformExperiences = (
  request: ReadPlatformExperiencesRequest,
  options: ReadOptions,
) => Promise<readonly Experience[]>;

/** Asks for the messages of some placements (S2 §7.3). */
export interface ReadExperiencesRequest extends ExperienceContext {
  readonly placementIds: readonly string[];
}

/** Reads the messages of some placements. */
export type ReadExperiences = (
  request: ReadExperiencesRequest,
  options: ReadOptions,
) => Promise<readonly Experience[]>;

/** Reports a message. The call sends `placedExperienceId()` of it. */
export interface ReportExperienceRequest extends PlacedExperience, ExperienceContext {}

/** Options of a report. `keepalive`: the request survives the page. */
export interface ReportOptions extends WriteOptions {
  readonly keepalive: boolean;
}

/**
 * Reports that a message was viewed, completed or dismissed. Rejects with an error whose `status` is the HTTP
 * status, or without one when there was no response.
 */
export type ReportExperience = (
  request: ReportExperienceRequest,
  options: ReportOptions,
) => Promise<void>;

/** Triggers a message (S2 §7.7). */
export type TriggerExperience = (
  request: PlacedExperience & Pick<ExperienceContext, 'extraContext'>,
  options: WriteOptions,
) => Promise<void>;

/** Options of {@link SaveCookiePreferences} (S2 §7.1). */
export interface SaveCookiesOptions extends WriteOptions {
  /**
   * Whether the viewer is signed in. A visitor has no account to read again.
   * @default true
   */
  readonly isSignedIn?: boolean;
}

/** Saves cookie preferences; the response is not read (S2 §7.1). */
export type SaveCookiePreferences = (
  preferences: CookiePreferences,
  options: SaveCookiesOptions,
) => Promise<void>;
