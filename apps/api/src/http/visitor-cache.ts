/** The response bodies that visitors get, see {@link createVisitorCache}. */
export type VisitorCache = ReturnType<typeof createVisitorCache>;

/**
 * Creates a cache for what HTTP caching cannot do: responses that are the same for every visitor, and true until the very commit
 * that changes them. When they have more than `maxBytes` together it is emptied. Returns what is kept for a key.
 */
export function createVisitorCache(contentVersion: () => string, maxBytes: number) {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  let version = '';
  let bytes = 0;
  const clear = (): void => {
    bodies.clear();
    bytes = 0;
  };
  return (key: string) => {
    const current = contentVersion();
    if (current !== version) clear();
    version = current;
    return {
      kept: bodies.get(key),
      /** Keeps a body, unless anything in the database has changed since the look. */
      keep: (body: Uint8Array<ArrayBuffer>): void => {
        if (contentVersion() !== current || version !== current) return;
        if (bytes + body.length > maxBytes) clear();
        bodies.set(key, body);
        bytes += body.length;
      },
    };
  };
}
