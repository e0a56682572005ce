/** Save behaviours (S3 §3): 0 saves to the profile, 1 opens the board picker. */
export const SAVE_BEHAVIORS = ['saveToProfile', 'showBoardPicker'] as const;

/** A save behaviour (S3 §3); its number is the index in {@link SAVE_BEHAVIORS}. */
export type SaveBehavior = (typeof SAVE_BEHAVIORS)[number];

/** Verifications of a user (S3 §3). */
export const VERIFIED_TYPES = ['verifiedMerchant', 'verifiedIdentity'] as const;

/** For what a person is verified (S3 §3). */
export type VerifiedType = (typeof VERIFIED_TYPES)[number];

/** A user or business, as others see it (S1 §3). */
export interface User {
  readonly id?: string;
  readonly username?: string;
  readonly fullName?: string;
  readonly firstName?: string;
  readonly imageSmallUrl?: string;
  readonly imageMediumUrl?: string;
  readonly imageLargeUrl?: string;
  readonly isDefaultImage?: boolean;
  readonly isVerifiedMerchant?: boolean;
  /** `verifiedIdentity.verified` in the specification. */
  readonly isVerifiedIdentity?: boolean;
  readonly isPrimaryWebsiteVerified?: boolean;
  readonly explicitlyFollowedByMe?: boolean;
  readonly blockedByMe?: boolean;
  /** Both sides allow messages. */
  readonly shouldShowMessaging?: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt?: number;
  readonly pinCount?: number;
  readonly boardCount?: number;
  readonly gender?: string;
}
