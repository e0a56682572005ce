import type { User, VerifiedType } from './user.js';

/** The sides of the verified badge in pixels (S2 §2). */
export const VERIFIED_BADGE_SIZES_PX = { sm: 12, md: 16, lg: 20, xl: 24 } as const;

/** A size of the verified badge (S2 §2). */
export type VerifiedBadgeSize = keyof typeof VERIFIED_BADGE_SIZES_PX;

/** For what a person is verified (S3 §3): a merchant first. `undefined` for everybody else. */
export function verifiedType(
  user: Pick<User, 'isVerifiedIdentity' | 'isVerifiedMerchant'> | undefined,
): VerifiedType | undefined {
  if (user?.isVerifiedMerchant) return 'verifiedMerchant';
  return user?.isVerifiedIdentity ? 'verifiedIdentity' : undefined;
}

/** Whether "Verified merchant" stands beside the badge (S2 §2): text display on, and no verified identity. */
export function showsMerchantText(
  user: Pick<User, 'isVerifiedIdentity' | 'isVerifiedMerchant'>,
  isTextOn: boolean,
): boolean {
  return isTextOn && user.isVerifiedMerchant === true && user.isVerifiedIdentity !== true;
}

/** A name in two parts: the badge stands right behind the last word, and never alone on a line (S3 §3). */
export interface SplitName {
  /** Everything before the last word, with its blank; `''` for a single word. */
  readonly lead: string;
  readonly last: string;
}

/** Splits a name on its blanks, so that the last word stays with the badge (S3 §3). */
export function splitName(fullName: string): SplitName {
  const name = fullName.trim();
  const at = name.lastIndexOf(' ') + 1;
  return { lead: name.slice(0, at), last: name.slice(at) };
}
