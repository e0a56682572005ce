import type { User } from './user.js';

/** What an invite code stands for: who sent it, through which channel (S3 §3). */
export interface Invite {
  readonly sender?: User;
  /** The server's number of the channel, such as 5. */
  readonly inviteChannel?: number;
}

/** Where an invite code came from (S3 §9). */
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

/** The devices on which an app may be installed (S3 §9). */
export const APP_PLATFORMS = ['ios', 'android', 'ipad'] as const;

/** A device on which an app may be installed (S3 §9). */
export type AppPlatform = (typeof APP_PLATFORMS)[number];
