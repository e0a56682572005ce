import type { Session } from '../user/session.js';
import { board } from './board.js';
import { flag, id } from './codec.js';
import { record } from './record.js';
import { user } from './user.js';

/** Who looks at the page, and what they saved before signing in. */
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
