import { board, boardSection } from './board.js';
import { saveResponse } from './decode.js';
import { cookiePreferences, experience } from './experience.js';
import { pin } from './pin.js';
import { session } from './session.js';
import { user } from './user.js';

/** Encodes a pin in the snake_case form. Decoding returns the same pin. */
export const encodePin = pin.write;

/** Encodes a board in the snake_case form. */
export const encodeBoard = board.write;

/** Encodes a section of a board. */
export const encodeBoardSection = boardSection.write;

/** Encodes a user in the snake_case form. */
export const encodeUser = user.write;

/** Encodes a session in the snake_case form. */
export const encodeSession = session.write;

/** Encodes the response to a save. */
export const encodeSaveResponse = saveResponse.write;

/** Encodes a message. */
export const encodeExperience = experience.write;

/** Encodes cookie preferences (S2 §3.23). */
export const encodeCookiePreferences = cookiePreferences.write;
