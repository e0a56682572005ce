import type { Invite } from '../user/invite.js';
import type { Session } from '../user/session.js';
import type { User, Viewer } from '../user/user.js';

/** Builds a user with everything that a card shows, with `changes`. */
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

/** Builds a signed-in viewer with five boards, another user than {@link buildUser}, with `changes`. */
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

/** Builds a signed-in session without a default board, with `changes`. */
export function buildSession(changes: Partial<Session> = {}): Session {
  return { isAuthenticated: true, user: buildUser(), ...changes };
}

/** Builds an invite by a friend, with `changes`. */
export function buildInvite(changes: Partial<Invite> = {}): Invite {
  return {
    sender: buildUser({ isDefaultImage: false, shouldShowMessaging: true }),
    inviteChannel: 1,
    ...changes,
  };
}
