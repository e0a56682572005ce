/** Tells that the value of a key changed. */
export type Listener = () => void;

/** Listeners by key. A key with one listener costs one map entry, so that a grid of thousands stays small. */
export interface KeyedListeners {
  readonly add: (key: string, listener: Listener) => () => void;
  readonly has: (key: string) => boolean;
  readonly notify: (key: string) => void;
  readonly notifyAll: () => void;
}

/** Starts with no listener. A listener that was added twice is called twice and leaves one at a time. */
export function createKeyedListeners(): KeyedListeners {
  const byKey = new Map<string, Listener | readonly Listener[]>();
  const of = (key: string): readonly Listener[] => {
    const held = byKey.get(key);
    return typeof held === 'function' ? [held] : (held ?? []);
  };
  const put = (key: string, listeners: readonly Listener[]) => {
    const [first] = listeners;
    if (first) byKey.set(key, listeners.length > 1 ? listeners : first);
    else byKey.delete(key);
  };
  const notify = (key: string) => {
    for (const listener of of(key)) listener();
  };

  return {
    add(key, listener) {
      put(key, [...of(key), listener]);
      return () => {
        const rest = [...of(key)];
        const index = rest.indexOf(listener);
        if (index >= 0) rest.splice(index, 1);
        put(key, rest);
      };
    },
    has: (key) => byKey.has(key),
    notify,
    notifyAll() {
      Array.from(byKey.keys()).forEach(notify);
    },
  };
}
