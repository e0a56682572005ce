/** Keys and indexes that lead to a value. */
export type FactPath = readonly (string | number)[];

/** JSON-like data: an object that is no list. */
type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a copy of `facts` that calls `onRead` for every field that is read of it, as deep as it is read. What a function does not read
 * cannot decide what it returns.
 */
export function watchFacts<Value extends object>(
  facts: Value,
  onRead: (path: FactPath) => void,
  above: FactPath = [],
): Value {
  const watch = (value: unknown, path: FactPath): unknown => {
    if (Array.isArray(value))
      return value.map((item: unknown, index) => watch(item, [...path, index]));
    return isFacts(value) ? watchFacts(value, onRead, path) : value;
  };
  // A copy, because a proxy may not change what a frozen object returns.
  return new Proxy(
    { ...facts },
    {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return value;
        const path = [...above, key];
        onRead(path);
        return watch(value, path);
      },
    },
  );
}

/** Returns the value at `path`; undefined without one. */
export function factAt(facts: unknown, path: FactPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    facts,
  );
}

/** Returns a copy of `facts` with another value at `path`, or without it for undefined. */
export function withFact<Value>(facts: Value, [key, ...rest]: FactPath, value: unknown): Value {
  if (key === undefined || typeof facts !== 'object' || facts === null) return facts;
  const inner = factAt(facts, [key]);
  const changed = rest.length === 0 ? value : withFact(inner, rest, value);
  const { [key]: _former, ...others } = facts as Readonly<Record<string | number, unknown>>;
  const copy = Array.isArray(facts)
    ? facts.with(Number(key), changed)
    : { ...others, ...(changed === undefined ? {} : { [key]: changed }) };
  // The same shape as before.
  return copy as Value;
}

/** Whether a fact says nothing: it is missing, `false` or empty. */
export function isSilent(fact: unknown): boolean {
  if (fact === undefined || fact === null || fact === false || fact === '') return true;
  return typeof fact === 'object' && Object.keys(fact).length === 0;
}

/** Returns `a.b[0]` for `['a', 'b', 0]`. */
export function printPath(path: FactPath): string {
  return path
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`))
    .join('');
}
