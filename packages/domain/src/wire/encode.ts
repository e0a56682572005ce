import type { Board, BoardSection } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import type { SaveResponse } from '../ports.js';
import type { CookiePreferences, Experience } from '../experience/experience.js';
import type { Session } from '../user/session.js';
import type { User } from '../user/user.js';
import { saveResponse } from './decode.js';
import { cookiePreferences, experience } from './experience.js';
import { board, boardSection } from './board.js';
import { session } from './session.js';
import { user } from './user.js';
import { pin } from './pin.js';

/** An object in the snake_case form, ready for `JSON.stringify`. */
export type RestObject = Readonly<Record<string, unknown>>;

/** Encodes a pin in the snake_case form. Decoding returns the same pin. */
export function encodePin(value: Pin): RestObject {
  return pin.write(value);
}

/** Encodes a board in the snake_case form. */
export function encodeBoard(value: Board): RestObject {
  return board.write(value);
}

/** Encodes a user in the snake_case form. */
export function encodeUser(value: User): RestObject {
  return user.write(value);
}

/** Encodes a session in the snake_case form. */
export function encodeSession(value: Session): RestObject {
  return session.write(value);
}

/** Encodes the response to a save. */
export function encodeSaveResponse(value: SaveResponse): RestObject {
  return saveResponse.write(value);
}

/** Encodes a section of a board. */
export function encodeBoardSection(value: BoardSection): RestObject {
  return boardSection.write(value);
}

/** Encodes a message. */
export function encodeExperience(value: Experience): RestObject {
  return experience.write(value);
}

/** Encodes cookie preferences (S2 §3.23). */
export function encodeCookiePreferences(value: CookiePreferences): RestObject {
  return cookiePreferences.write(value);
}
