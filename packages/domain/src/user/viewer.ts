import type { User } from './user.js';

/** The person who looks at the page, signed in or not (S2 §3, S3 §3). */
export interface Viewer extends User {
  readonly isAuth: boolean;
  /** Two letters, such as `US`. */
  readonly country?: string;
  readonly secretBoardCount?: number;
  readonly hasQuicksaveBoard?: boolean;
  /** 0 saves to the profile, 1 shows the board picker: the place in `SAVE_BEHAVIORS`. */
  readonly saveBehavior?: number;
  /** When they came back after a long absence, in milliseconds since 1970. */
  readonly resurrectedAt?: number;
  /** Must sign in again before they act (S3 §6). */
  readonly isLimitedLogin?: boolean;
  readonly isEmployee?: boolean;
  /** A partner account: sees analytics of its pins (S1 §6). */
  readonly isPartner?: boolean;
}
