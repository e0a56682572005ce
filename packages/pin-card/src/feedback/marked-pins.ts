/** The pins that the viewer has given feedback about: only their cards fetch the part that shows it. */
export interface MarkedPins {
  readonly has: (pinId: string) => boolean;
  readonly mark: (pinId: string) => void;
  /** True once after a pin was marked: what shows its feedback takes the focus then, and not when it is scrolled to. */
  readonly takeFocus: (pinId: string) => boolean;
  /** Calls the listener when a pin is marked; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts with no pin marked. A mark stays: the part that shows feedback knows whether there still is any. */
export function createMarkedPins(): MarkedPins {
  const marked = new Set<string>();
  const listeners = new Set<() => void>();
  let fresh: string | undefined;
  return {
    has: (pinId) => marked.has(pinId),
    takeFocus(pinId) {
      const isFresh = fresh === pinId;
      if (isFresh) fresh = undefined;
      return isFresh;
    },
    mark(pinId) {
      fresh = pinId;
      if (marked.has(pinId)) return;
      marked.add(pinId);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
