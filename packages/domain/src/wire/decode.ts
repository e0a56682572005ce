import type { Board } from '../board/board.js';
import type { Pin } from '../pin/pin.js';
import type { SaveResponse } from '../ports.js';
import type { Session } from '../user/session.js';
import type { User } from '../user/user.js';
import { type Codec, id } from './codec.js';
import { pin } from './pin.js';
import { board, boardSection } from './board.js';
import { session } from './session.js';
import { user } from './user.js';
import { type DecodeOptions, type Form, startReading, report } from './reading.js';
import { record } from './record.js';

/** Decodes one value in one form; null and undefined are absent. */
export function decode<Value>(
  codec: Codec<Value>,
  form: Form,
  json: unknown,
  options?: DecodeOptions,
): Value | undefined {
  const reading = startReading(form, options);
  if (json === null || json === undefined) {
    report(reading, 'incomplete', json);
    return undefined;
  }
  return codec.read(json, reading);
}

/** Decodes a pin in the snake_case form (S1 §3.4). `undefined` only without an id, which is reported. Never throws. */
export function decodePin(json: unknown, options?: DecodeOptions): Pin | undefined {
  return decode(pin, 'rest', json, options);
}

/** Decodes a pin in the camelCase graph form. `undefined` only without an id. Never throws. */
export function decodeGraphPin(json: unknown, options?: DecodeOptions): Pin | undefined {
  return decode(pin, 'graph', json, options);
}

/** Decodes a board in the snake_case form. `undefined` without known content. */
export function decodeBoard(json: unknown, options?: DecodeOptions): Board | undefined {
  return decode(board, 'rest', json, options);
}

/** Decodes a board in the camelCase graph form. `undefined` without known content. */
export function decodeGraphBoard(json: unknown, options?: DecodeOptions): Board | undefined {
  return decode(board, 'graph', json, options);
}

/** Decodes a user in the snake_case form. `undefined` without known content. */
export function decodeUser(json: unknown, options?: DecodeOptions): User | undefined {
  return decode(user, 'rest', json, options);
}

/** Decodes a user in the camelCase graph form. `undefined` without known content. */
export function decodeGraphUser(json: unknown, options?: DecodeOptions): User | undefined {
  return decode(user, 'graph', json, options);
}

/** Decodes a session (S1 §3.39). Without a user it is signed out. */
export function decodeSession(json: unknown, options?: DecodeOptions): Session {
  return decode(session, 'rest', json, options) ?? { isAuthenticated: false };
}

/** The response to a save. */
export const saveResponse = record<SaveResponse>(
  { id, board, section: boardSection },
  { required: ['id'] },
);

/** Decodes the response to a save (S1 §3.41). `undefined` without a pin. */
export function decodeSaveResponse(
  json: unknown,
  options?: DecodeOptions,
): SaveResponse | undefined {
  return decode(saveResponse, 'rest', json, options);
}
