import type { Session } from '../user/session.js';
import { board } from './board.js';
import { flag, id } from './codec.js';
import { record } from './record.js';
import { user } from './user.js';

/** The session: its user, and what they saved before the login. */
export const session = record<Session>(
  {
    isAuthenticated: flag,
    user,
    defaultBoard: board,
    hasSavedUnauthPin: flag,
    unauthSavePinId: id,
  },
  { required: ['isAuthenticated'] },
);
