import type { Session } from '../user/session.js';
import type { User } from '../user/user.js';

/** A person with everything that a card shows; `changes` are put over it. */
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

/** A signed-in session without a default board; `changes` are put over it. */
export function buildSession(changes: Partial<Session> = {}): Session {
  return { isAuthenticated: true, user: buildUser(), ...changes };
}
