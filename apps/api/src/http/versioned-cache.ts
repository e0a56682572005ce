/** One look into a cache. */
interface CacheEntry<Value> {
  readonly kept: Value | undefined;
  /** Keeps a value, unless anything in the database has changed since the look. */
  readonly keep: (value: Value) => void;
}

/** Values that stay true until anything in the database changes. Returns the entry of a key. */
export type VersionedCache<Value> = (key: string) => CacheEntry<Value>;

/**
 * Creates a cache for what HTTP caching cannot do: responses that are the same for every visitor, and true until the very commit
 * that changes them. When the sizes add up to more than `maxSize` it is emptied.
 */
export function createVersionedCache<Value>(
  contentVersion: () => string,
  maxSize: number,
  sizeOf: (value: Value) => number,
): VersionedCache<Value> {
  const values = new Map<string, Value>();
  let version = '';
  let size = 0;
  const clear = (): void => {
    values.clear();
    size = 0;
  };
  return (key) => {
    const current = contentVersion();
    if (current !== version) clear();
    version = current;
    return {
      kept: values.get(key),
      keep: (value) => {
        if (contentVersion() !== current || version !== current) return;
        if (size + sizeOf(value) > maxSize) clear();
        values.set(key, value);
        size += sizeOf(value);
      },
    };
  };
}
