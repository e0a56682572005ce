import type { Pin } from '@tackboard/domain';
import { decodeGraphPin, decodePin, type Drift } from '@tackboard/domain/wire';
import { findJsonProblem, type JsonProblem } from './json-problem.ts';

/** The two forms in which servers send a pin (S1 §3). */
export const FORMS = { rest: 'snake_case (REST)', graph: 'camelCase (graph)' } as const;

/** A form of {@link FORMS}. */
export type Form = keyof typeof FORMS;

/** An object of JSON. */
type JsonObject = Readonly<Record<string, unknown>>;

/** A pin that was read, with everything the decoder reports. */
export interface PinRead {
  readonly kind: 'pin';
  readonly pin: Pin;
  readonly form: Form;
  /** Where the pin is in the text, such as `resource_response.data`; empty for the whole text. */
  readonly path: string;
  readonly drift: readonly Drift[];
}

/** Why a text has no pin. */
export type ReadFailure =
  | ({ readonly kind: 'not-json' } & JsonProblem)
  | { readonly kind: 'no-pin'; readonly message: string; readonly fix: string };

/** Keys that lead from a whole response to its pin. */
const ENVELOPE = ['resource_response', 'data', 'results', 'node', 'pin'];

const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Decodes a pin in one form. */
function decodeIn(form: Form, json: unknown, onDrift?: (drift: Drift) => void) {
  const decode = form === 'rest' ? decodePin : decodeGraphPin;
  return decode(json, onDrift && { onDrift });
}

/** Follows a response to its pin: envelopes are opened, and of a list the first item is read. */
function open(json: unknown, path: string): { json: unknown; path: string } {
  if (Array.isArray(json) && json.length > 0) return open(json[0], `${path}[0]`);
  if (!isObject(json) || 'id' in json || 'entityId' in json) return { json, path };
  const key = ENVELOPE.find((name) => isObject(json[name]) || Array.isArray(json[name]));
  return key === undefined ? { json, path } : open(json[key], path ? `${path}.${key}` : key);
}

/** The form whose decoder leaves fewer keys unread. */
function formOf(json: unknown): Form {
  const counts = (['rest', 'graph'] as const).map((form) => {
    let count = 0;
    decodeIn(form, json, () => count++);
    return count;
  });
  return counts[1]! < counts[0]! ? 'graph' : 'rest';
}

/** Reads a pin from pasted text, in the form that is given or else the one that fits better. */
export function readPin(text: string, chosen?: Form): PinRead | ReadFailure {
  // Files of Windows begin with a byte order mark.
  const clean = text.replace(/^\uFEFF/, '');
  const problem = findJsonProblem(clean);
  if (problem) return { kind: 'not-json', ...problem };
  const { json, path } = open(JSON.parse(clean) as unknown, '');
  if (!isObject(json)) {
    return {
      kind: 'no-pin',
      message: `${path === '' ? 'The JSON' : `\`${path}\``} is not an object`,
      fix: 'Paste one pin, { "id": … }, or the response that contains it.',
    };
  }
  const form = chosen ?? formOf(json);
  const drift: Drift[] = [];
  const pin = decodeIn(form, json, (entry) => drift.push(entry));
  if (pin !== undefined) return { kind: 'pin', pin, form, path, drift };
  const key = form === 'rest' ? 'id' : 'entityId';
  const isNumber = typeof json[key] === 'number';
  return {
    kind: 'no-pin',
    message: isNumber ? `The number in \`${key}\` is too large` : `The pin has no \`${key}\``,
    fix: isNumber
      ? `JavaScript rounds it to another id. Send it as text: "${key}": "…".`
      : `Every pin needs one: "${key}": "…". Without it the kit drops the pin.`,
  };
}
