import type { Board } from '../board/board.js';
import type { User } from './user.js';

/** The session (S1 §3): its user, and what they saved before the login. */
export interface Session {
  readonly isAuthenticated: boolean;
  /** Present when `isAuthenticated` is true. */
  readonly user?: User;
  /** Target of a one-tap save: the last board that was saved to. Absent: saves go to the profile. */
  readonly defaultBoard?: Board;
  readonly hasSavedUnauthPin?: boolean;
  readonly unauthSavePinId?: string;
}
