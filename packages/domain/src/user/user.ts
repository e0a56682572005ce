/** A person or a business as others see them (S1 §3). */
export interface User {
  readonly id?: string;
  readonly username?: string;
  readonly fullName?: string;
  readonly imageSmallUrl?: string;
  readonly imageMediumUrl?: string;
  readonly isVerifiedMerchant?: boolean;
  readonly isVerifiedIdentity?: boolean;
  readonly explicitlyFollowedByMe?: boolean;
}
