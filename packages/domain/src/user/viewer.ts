import type { User } from './user.js';

/** The viewer of the page, signed in or not (S2 §3, S3 §3). */
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
  /** Must log in again before acting (S3 §6). */
  readonly isLimitedLogin?: boolean;
  readonly isEmployee?: boolean;
  /** A partner account, which sees analytics of its pins (S1 §6). */
  readonly isPartner?: boolean;
}

/** What the server knows about a user's own account (S3 §3): a {@link Viewer} that may be signed in elsewhere. */
export interface Account extends Omit<Viewer, 'isAuth'> {
  readonly email?: string;
  /** The stored cookie preferences (S2 §3); undefined before the viewer chose. */
  readonly allowAnalyticCookies?: boolean;
  readonly allowMarketingCookies?: boolean;
  readonly allowPersonalizationCookies?: boolean;
}
