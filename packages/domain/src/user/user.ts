/** What a press on save does: 0 saves to the profile, 1 shows the board picker (S3 §3). */
export const SAVE_BEHAVIORS = ['saveToProfile', 'showBoardPicker'] as const;

/** What a press on save does, by name; its number is the place in {@link SAVE_BEHAVIORS} (S3 §3). */
export type SaveBehavior = (typeof SAVE_BEHAVIORS)[number];

/** For what a person is verified (S3 §3). */
export const VERIFIED_TYPES = ['verifiedMerchant', 'verifiedIdentity'] as const;

/** For what a person is verified (S3 §3). */
export type VerifiedType = (typeof VERIFIED_TYPES)[number];

/** A person or a business as others see them (S1 §3). */
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
  /** `verifiedIdentity.verified` of the specification. */
  readonly isVerifiedIdentity?: boolean;
  readonly isPrimaryWebsiteVerified?: boolean;
  readonly explicitlyFollowedByMe?: boolean;
  /** Both sides allow messages. */
  readonly shouldShowMessaging?: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt?: number;
  readonly pinCount?: number;
  readonly boardCount?: number;
  readonly gender?: string;
}
