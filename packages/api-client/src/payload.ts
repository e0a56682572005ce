import { callName, type Endpoint } from './endpoint.js';
import { RequestError } from './errors.js';

/** The values of a request by the server's names. `undefined` values are not sent. */
export type Payload = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns the values by the server's names: `pageSize` is `page_size`. */
export function snakeCaseKeys(values: object): Payload {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    snakeCase(name),
    value,
  ]);
  return Object.fromEntries(entries) as Payload;
}

/** Returns a camelCase name in snake_case. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Values that would change the path: `/v3/boards/../follow/` is `/v3/follow/`. */
const PATH_STEPS: readonly unknown[] = ['', '.', '..'];

/** A path whose placeholders are filled, and the values that it does not contain. */
export interface FilledPath {
  readonly path: string;
  readonly rest: Payload;
}

/**
 * Fills the `{placeholders}` of an endpoint's path with values of the payload, each percent-encoded. Throws a
 * {@link RequestError} for a placeholder that has no usable value.
 */
export function fillPath(endpoint: Endpoint, payload: Payload): FilledPath {
  const rest: Record<string, unknown> = { ...payload };
  const path = endpoint.path.replace(PLACEHOLDER, (missing, name: string) => {
    const value = payload[name] ?? '';
    delete rest[name];
    if (!PATH_STEPS.includes(value)) return encodeURIComponent(printValue(value));
    throw new RequestError({ call: callName(endpoint), outcome: 'failed', missing });
  });
  return { path, rest };
}

/** The values as pairs of text; what is neither text nor absent is JSON. */
export function textPairs(payload: Payload): [string, string][] {
  return sentEntries(payload).map(([name, value]) => [name, printValue(value)]);
}

/** The values as a multipart body. A `Blob` is a file. */
export function multipartBody(payload: Payload): FormData {
  const body = new FormData();
  for (const [name, value] of sentEntries(payload)) {
    body.append(name, value instanceof Blob ? value : printValue(value));
  }
  return body;
}

function sentEntries(payload: Payload): [string, unknown][] {
  return Object.entries(payload).filter(([, value]) => value !== undefined && value !== null);
}

function printValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
