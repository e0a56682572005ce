import { createValue } from '../provider/value.js';

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
  const marked = createValue<ReadonlySet<string>>(new Set());
  const has = (pinId: string) => marked.get().has(pinId);
  let fresh: string | undefined;
  return {
    has,
    takeFocus(pinId) {
      const isFresh = fresh === pinId;
      if (isFresh) fresh = undefined;
      return isFresh;
    },
    mark(pinId) {
      fresh = pinId;
      if (!has(pinId)) marked.set(new Set([...marked.get(), pinId]));
    },
    subscribe: marked.subscribe,
  };
}
