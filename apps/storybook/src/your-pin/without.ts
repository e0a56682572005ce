/** Keys and indexes that lead into JSON. */
export type JsonPath = readonly (string | number)[];

/** Returns a copy of `json` that lacks the value at `path`. */
export function without(json: unknown, path: JsonPath): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) {
    return rest.length === 0
      ? json.filter((_, index) => index !== key)
      : json.map((item: unknown, index) => (index === key ? without(item, rest) : item));
  }
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) => {
      if (name !== key) return [[name, value]];
      return rest.length === 0 ? [] : [[name, without(value, rest)]];
    }),
  );
}

/** Returns the value at `path`; undefined without one. */
export function valueAt(json: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    json,
  );
}

/** Returns `a.b[0]` for `['a', 'b', 0]`. */
export function printPath(path: JsonPath): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`))
    .join('');
}

/** Whether a server may as well leave the value out. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === false || value === '') return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Paths of the values directly below `path` that are not empty. */
export function pathsBelow(json: unknown, path: JsonPath): readonly JsonPath[] {
  const value = valueAt(json, path);
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return keys.map((key) => [...path, key]).filter((below) => !isEmpty(valueAt(json, below)));
}
