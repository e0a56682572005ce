import type { Board } from '../board/board.js';
import type { Account, Viewer } from './user.js';

/** The session: its user, and what they saved before the login. */
export interface Session {
  readonly isAuthenticated: boolean;
  /** Present when `isAuthenticated` is true. */
  readonly user?: Account;
  /** Target of a one-tap save: the last board that was saved to. Absent: saves go to the profile. */
  readonly defaultBoard?: Board;
  readonly hasSavedUnauthPin?: boolean;
  readonly unauthSavePinId?: string;
  /** The country of a visitor, ISO 3166. A signed-in user's own `country` takes precedence. */
  readonly country?: string;
  /** The viewer's groups by experiment. */
  readonly experiments?: Readonly<Record<string, string>>;
}

/** Returns the viewer of a session: the `viewer` of `createTackboard`. */
export function sessionViewer({ country, isAuthenticated, user }: Session): Viewer {
  const visitor: Viewer = { isAuth: isAuthenticated, ...(country && { country }) };
  return isAuthenticated ? { ...visitor, ...user } : visitor;
}
