import type { SaveResponse } from '../ports.js';
import type { Session } from '../user/session.js';
import type { Viewer } from '../user/user.js';
import { board, boardSection } from './board.js';
import { type Codec, id } from './codec.js';
import { cookiePreferences } from './experience.js';
import { pin } from './pin.js';
import { type DecodeOptions, type Form, report, startReading } from './reading.js';
import { record } from './record.js';
import { session } from './session.js';
import { account, invite, user, viewer } from './user.js';

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

/** A decoder. It returns `undefined` without known content or without a required field, and never throws. */
type Decoder<Value> = (json: unknown, options?: DecodeOptions) => Value | undefined;

/** Returns the decoder of one form, by default of snake_case. */
export function decoder<Value>(codec: Codec<Value>, form: Form = 'rest'): Decoder<Value> {
  return (json, options) => decode(codec, form, json, options);
}

/** Decodes a pin in the snake_case form (S1 §3.4). `undefined` only without an id, which is reported. */
export const decodePin = decoder(pin);

/** Decodes a pin in the camelCase graph form. `undefined` only without an id. */
export const decodeGraphPin = decoder(pin, 'graph');

/** Decodes a board in the snake_case form. */
export const decodeBoard = decoder(board);

/** Decodes a board in the camelCase graph form. */
export const decodeGraphBoard = decoder(board, 'graph');

/** Decodes a section of a board. */
export const decodeBoardSection = decoder(boardSection);

/** Decodes a user in the snake_case form. */
export const decodeUser = decoder(user);

/** Decodes a user in the camelCase graph form. */
export const decodeGraphUser = decoder(user, 'graph');

/** Decodes a user with their account. */
export const decodeAccount = decoder(account);

/** Decodes an invite in the snake_case form. */
export const decodeInvite = decoder(invite);

/** Decodes an invite in the camelCase graph form. */
export const decodeGraphInvite = decoder(invite, 'graph');

/** Decodes cookie preferences (S2 §3.23). `undefined` unless all three values are present. */
export const decodeCookiePreferences = decoder(cookiePreferences);

/** The response to a save. */
export const saveResponse = record<SaveResponse>(
  { id, board, section: boardSection },
  { required: ['id'] },
);

/** Decodes the response to a save (S1 §3.41). `undefined` without a pin. */
export const decodeSaveResponse = decoder(saveResponse);

/** Decodes a session (S1 §3.39). Without a user it is signed out. */
export function decodeSession(json: unknown, options?: DecodeOptions): Session {
  return decode(session, 'rest', json, options) ?? { isAuthenticated: false };
}

/** Decodes the viewer. A response that does not say who it is decodes as a signed-out visitor. */
export function decodeViewer(json: unknown, options?: DecodeOptions): Viewer {
  return decode(viewer, 'rest', json, options) ?? { isAuth: false };
}
