import type { Session } from '../user/session.js';
import { board } from './board.js';
import { flag, id, map, text } from './codec.js';
import { record } from './record.js';
import { account } from './user.js';

/** The session: its user with their account, and what they saved before the login. */
export const session = record<Session>(
  {
    isAuthenticated: flag,
    user: account,
    defaultBoard: board,
    hasSavedUnauthPin: flag,
    unauthSavePinId: id,
    country: text,
    experiments: map(text),
  },
  { required: ['isAuthenticated'] },
);
