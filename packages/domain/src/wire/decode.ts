import type { Board } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import type { SaveAnswer } from '../ports.js';
import type { Session } from '../user/session.js';
import type { User } from '../user/user.js';
import { type Codec, id } from './codec.js';
import { pin } from './pin.js';
import { board } from './board.js';
import { session } from './session.js';
import { user } from './user.js';
import { type DecodeOptions, type Form, startReading, tell } from './reading.js';
import { record } from './record.js';

/** Reads one value in one form; null and undefined are nothing. */
export function decode<Value>(
  codec: Codec<Value>,
  form: Form,
  json: unknown,
  options?: DecodeOptions,
): Value | undefined {
  const reading = startReading(form, options);
  if (json === null || json === undefined) {
    tell(reading, 'incomplete', json);
    return undefined;
  }
  return codec.read(json, reading);
}

/** Reads a pin in the snake_case form. Undefined only when it has no id, which is told. Never throws (S1 §3). */
export function decodePin(json: unknown, options?: DecodeOptions): Pin | undefined {
  return decode(pin, 'rest', json, options);
}

/** Reads a pin in the camelCase graph form. Undefined only when it has no id. Never throws (S1 §3). */
export function decodeGraphPin(json: unknown, options?: DecodeOptions): Pin | undefined {
  return decode(pin, 'graph', json, options);
}

/** Reads a board in the snake_case form. Undefined when nothing in it is known (S1 §3). */
export function decodeBoard(json: unknown, options?: DecodeOptions): Board | undefined {
  return decode(board, 'rest', json, options);
}

/** Reads a board in the camelCase graph form. Undefined when nothing in it is known (S1 §3). */
export function decodeGraphBoard(json: unknown, options?: DecodeOptions): Board | undefined {
  return decode(board, 'graph', json, options);
}

/** Reads a user in the snake_case form. Undefined when nothing in it is known (S1 §3). */
export function decodeUser(json: unknown, options?: DecodeOptions): User | undefined {
  return decode(user, 'rest', json, options);
}

/** Reads a user in the camelCase graph form. Undefined when nothing in it is known (S1 §3). */
export function decodeGraphUser(json: unknown, options?: DecodeOptions): User | undefined {
  return decode(user, 'graph', json, options);
}

/** Reads a session. One that does not say who looks at the page is signed out (S1 §3). */
export function decodeSession(json: unknown, options?: DecodeOptions): Session {
  return decode(session, 'rest', json, options) ?? { isAuthenticated: false };
}

/** What the server made of a save. */
export const saveAnswer = record<SaveAnswer>({ id, board }, { required: ['id'] });

/** Reads what the server made of a save (S1 §3, §7). Undefined when it names no pin. */
export function decodeSaveAnswer(json: unknown, options?: DecodeOptions): SaveAnswer | undefined {
  return decode(saveAnswer, 'rest', json, options);
}
