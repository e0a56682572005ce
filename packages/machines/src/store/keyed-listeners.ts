/** Tells that the value of a key changed. */
export type Listener = () => void;

/** Listeners by key; a key with none costs nothing. */
export interface KeyedListeners {
  readonly add: (key: string, listener: Listener) => () => void;
  readonly has: (key: string) => boolean;
  readonly notify: (key: string) => void;
  readonly notifyAll: () => void;
}

/** Starts with no listener. Lists are replaced, never changed, so that a listener may leave while it is called. */
export function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, readonly Listener[]>();
  const notify = (key: string) => byKey.get(key)?.forEach((listener) => listener());
  return {
    add(key, listener) {
      // A function of its own for each time, so that one that was added twice leaves one at a time.
      const own = () => listener();
      byKey.set(key, [...(byKey.get(key) ?? []), own]);
      return () => {
        const rest = (byKey.get(key) ?? []).filter((held) => held !== own);
        if (rest.length > 0) byKey.set(key, rest);
        else byKey.delete(key);
      };
    },
    has: (key) => byKey.has(key),
    notify,
    notifyAll: () => Array.from(byKey.keys()).forEach(notify),
  };
}
