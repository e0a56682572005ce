import type { User } from './user.js';

/** The sender and channel of an invite code (S3 §3). */
export interface Invite {
  readonly sender?: User;
  /** The server's channel number, such as 5. */
  readonly inviteChannel?: number;
}

/** Sources of invite codes (S3 §9). */
export const INVITE_SOURCES = [
  'registration',
  'settings',
  'google_people_api',
  'holistic_profile_prompt',
  'in_app_birthday_prompt',
  'fix_email_prompt',
  'nux',
  'business_hub',
  'unknown',
] as const;

/** Where an invite code came from (S3 §9). */
export type InviteSource = (typeof INVITE_SOURCES)[number];

/** Platforms of the app (S3 §9). */
export const APP_PLATFORMS = ['ios', 'android', 'ipad'] as const;

/** A platform of the app (S3 §9). */
export type AppPlatform = (typeof APP_PLATFORMS)[number];
