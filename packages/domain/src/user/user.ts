/** Save behaviours (S3 §3.26): 0 saves to the profile, 1 opens the board picker. */
export const SAVE_BEHAVIORS = ['saveToProfile', 'showBoardPicker'] as const;

/** Verifications of a user. */
export const VERIFIED_TYPES = ['verifiedMerchant', 'verifiedIdentity'] as const;

/** For what a person is verified. */
export type VerifiedType = (typeof VERIFIED_TYPES)[number];

/** A user or business, as others see it. */
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

/** The viewer of the page, signed in or not. */
export interface Viewer extends User {
  readonly isAuth: boolean;
  /** ISO 3166 code, such as `US`. */
  readonly country?: string;
  readonly secretBoardCount?: number;
  readonly hasQuicksaveBoard?: boolean;
  /** 0 saves to the profile, 1 opens the board picker: index in `SAVE_BEHAVIORS`. */
  readonly saveBehavior?: number;
  /** Return after a long absence, in milliseconds since 1970. */
  readonly resurrectedAt?: number;
  /** Must log in again before acting. */
  readonly isLimitedLogin?: boolean;
  readonly isEmployee?: boolean;
  /** A partner account, which sees analytics of its pins. */
  readonly isPartner?: boolean;
}

/** What the server knows about a user's own account: a {@link Viewer} that may be signed in elsewhere. */
export interface Account extends Omit<Viewer, 'isAuth'> {
  readonly email?: string;
  /** The stored cookie preferences; undefined before the viewer chose. */
  readonly allowAnalyticCookies?: boolean;
  readonly allowMarketingCookies?: boolean;
  readonly allowPersonalizationCookies?: boolean;
}
