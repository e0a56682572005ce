import type { User, VerifiedType } from './user.js';

/** Sizes of the verified badge in pixels (S2 §2.12). */
export const VERIFIED_BADGE_SIZES_PX = { sm: 12, md: 16, lg: 20, xl: 24 } as const;

/** A size of the verified badge. */
export type VerifiedBadgeSize = keyof typeof VERIFIED_BADGE_SIZES_PX;

/** Returns the verification of a user, a merchant first (S3 §3.29); `undefined` without one. */
export function verifiedType(
  user: Pick<User, 'isVerifiedIdentity' | 'isVerifiedMerchant'> | undefined,
): VerifiedType | undefined {
  if (user?.isVerifiedMerchant) return 'verifiedMerchant';
  return user?.isVerifiedIdentity ? 'verifiedIdentity' : undefined;
}

/** Whether "Verified merchant" shows beside the badge (S2 §2.13): with text display, and without a verified identity. */
export function showsMerchantText(
  user: Pick<User, 'isVerifiedIdentity' | 'isVerifiedMerchant'>,
  isTextOn: boolean,
): boolean {
  return isTextOn && user.isVerifiedMerchant === true && user.isVerifiedIdentity !== true;
}

/** A name in two parts, so that the badge stays with the last word when a line breaks. */
export interface SplitName {
  /** Everything before the last word, with its space; `''` for a single word. */
  readonly lead: string;
  readonly last: string;
}

/** Splits a name before its last word (S3 §3.30). */
export function splitName(fullName: string): SplitName {
  const name = fullName.trim();
  const at = name.lastIndexOf(' ') + 1;
  return { lead: name.slice(0, at), last: name.slice(at) };
}
