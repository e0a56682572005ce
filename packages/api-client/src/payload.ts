/** The values of a request by the server's names. `undefined` values are not sent. */
export type Payload = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Values that would change the path: `/v3/boards/../follow/` is `/v3/follow/`. */
const PATH_STEPS: readonly unknown[] = ['', '.', '..'];

/** A path whose placeholders are filled, and the values that it does not contain. */
export interface FilledPath {
  readonly path: string;
  readonly rest: Payload;
}

/**
 * Fills the `{placeholders}` of a path with values of the payload, each percent-encoded. Calls `onMissing` with a
 * placeholder that has no usable value; it throws.
 */
export function fillPath(
  template: string,
  payload: Payload,
  onMissing: (placeholder: string) => never,
): FilledPath {
  const rest: Record<string, unknown> = { ...payload };
  const path = template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = payload[name] ?? '';
    delete rest[name];
    return PATH_STEPS.includes(value)
      ? onMissing(placeholder)
      : encodeURIComponent(printValue(value));
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
