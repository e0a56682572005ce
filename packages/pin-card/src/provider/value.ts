/** One value of a page, for whoever reads it and wants to hear when it is another. */
export interface Value<Type> {
  readonly get: () => Type;
  readonly set: (next: Type) => void;
  /** Calls the listener after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts with what is handed in. Setting the same again is no change. */
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
