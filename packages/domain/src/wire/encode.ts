import type { Board, BoardSection } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import type { SaveAnswer } from '../ports.js';
import type { CookiePreferences } from '../experience/cookie-preferences.js';
import type { Experience } from '../experience/experience.js';
import type { Session } from '../user/session.js';
import type { User } from '../user/user.js';
import { saveAnswer } from './decode.js';
import { cookiePreferences, experience } from './experience.js';
import { board, boardSection } from './board.js';
import { session } from './session.js';
import { user } from './user.js';
import { pin } from './pin.js';

/** An object in the snake_case form, ready for `JSON.stringify` (S1 §3). */
export type RestObject = Readonly<Record<string, unknown>>;

/** Writes a pin in the snake_case form. Decoding it gives the same pin (S1 §3). */
export function encodePin(value: Pin): RestObject {
  return pin.write(value);
}

/** Writes a board in the snake_case form (S1 §3). */
export function encodeBoard(value: Board): RestObject {
  return board.write(value);
}

/** Writes a user in the snake_case form (S1 §3). */
export function encodeUser(value: User): RestObject {
  return user.write(value);
}

/** Writes a session in the snake_case form (S1 §3). */
export function encodeSession(value: Session): RestObject {
  return session.write(value);
}

/** Writes what the server made of a save (S1 §7). */
export function encodeSaveAnswer(value: SaveAnswer): RestObject {
  return saveAnswer.write(value);
}

/** Writes a part of a board (S1 §2). */
export function encodeBoardSection(value: BoardSection): RestObject {
  return boardSection.write(value);
}

/** Writes a message of the server's (S2 §3). */
export function encodeExperience(value: Experience): RestObject {
  return experience.write(value);
}

/** Writes which cookies a visitor allows (S2 §3). */
export function encodeCookiePreferences(value: CookiePreferences): RestObject {
  return cookiePreferences.write(value);
}
