/** Called when the value of a key changed. */
export type Listener = () => void;

/** Listeners by key; a key with none costs nothing. */
export interface KeyedListeners {
  readonly add: (key: string, listener: Listener) => () => void;
  readonly has: (key: string) => boolean;
  readonly notify: (key: string) => void;
  readonly notifyAll: () => void;
}

/** Starts without listeners. Lists are replaced, not mutated, so a listener may unsubscribe while it is called. */
export function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, readonly Listener[]>();
  const notify = (key: string) => byKey.get(key)?.forEach((listener) => listener());
  return {
    add(key, listener) {
      byKey.set(key, [...(byKey.get(key) ?? []), listener]);
      return () => {
        const listeners = byKey.get(key) ?? [];
        const own = listeners.indexOf(listener);
        const rest = listeners.filter((_, index) => index !== own);
        if (rest.length > 0) byKey.set(key, rest);
        else byKey.delete(key);
      };
    },
    has: (key) => byKey.has(key),
    notify,
    notifyAll: () => Array.from(byKey.keys()).forEach(notify),
  };
}
