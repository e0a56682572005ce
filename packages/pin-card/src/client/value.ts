/** A value with listeners, in the shape that `useSyncExternalStore` needs. */
export interface Value<Type> {
  readonly get: () => Type;
  readonly set: (next: Type) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a value. Setting the same value again notifies no one. */
export function createValue<Type>(value: Type): Value<Type> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
