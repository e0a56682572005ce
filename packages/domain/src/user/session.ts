import type { Board } from '../board/board.js';
import type { User } from './user.js';

/** Who looks at the page, and what they may have saved before signing in (S1 §3). */
export interface Session {
  readonly isAuthenticated: boolean;
  /** Present when `isAuthenticated` is true. */
  readonly user?: User;
  /** The board that was saved to last, the target of a one-tap save; absent: saves go to the profile. */
  readonly defaultBoard?: Board;
  readonly hasSavedUnauthPin?: boolean;
  readonly unauthSavePinId?: string;
}
