import type { Invite } from '../user/invite.js';
import type { Session } from '../user/session.js';
import type { User } from '../user/user.js';
import type { Viewer } from '../user/viewer.js';

/** A person with everything that a card shows; `changes` are put over it (S1 §3). */
export function buildUser(changes: Partial<User> = {}): User {
  return {
    id: '424242424242424242',
    username: 'lena',
    fullName: 'Lena Castillo',
    firstName: 'Lena',
    imageSmallUrl: 'https://images.example/users/lena-30.jpg',
    imageMediumUrl: 'https://images.example/users/lena-75.jpg',
    imageLargeUrl: 'https://images.example/users/lena-140.jpg',
    explicitlyFollowedByMe: false,
    ...changes,
  };
}

/** A signed-in member with five boards, who is not the person of {@link buildUser}; `changes` are put over it (S2 §3). */
export function buildViewer(changes: Partial<Viewer> = {}): Viewer {
  return {
    isAuth: true,
    id: '777777777777777777',
    username: 'mats',
    fullName: 'Mats Okafor',
    firstName: 'Mats',
    imageLargeUrl: 'https://images.example/users/mats-140.jpg',
    country: 'US',
    boardCount: 5,
    secretBoardCount: 0,
    hasQuicksaveBoard: false,
    saveBehavior: 1,
    shouldShowMessaging: true,
    createdAt: Date.UTC(2020, 0, 1),
    ...changes,
  };
}

/** A signed-in session without a default board; `changes` are put over it (S1 §3). */
export function buildSession(changes: Partial<Session> = {}): Session {
  return { isAuthenticated: true, user: buildUser(), ...changes };
}

/** An invite by a friend; `changes` are put over it (S3 §3). */
export function buildInvite(changes: Partial<Invite> = {}): Invite {
  return {
    sender: buildUser({ isDefaultImage: false, shouldShowMessaging: true }),
    inviteChannel: 1,
    ...changes,
  };
}
