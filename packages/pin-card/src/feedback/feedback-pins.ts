import { createValue } from '../provider/value.js';

/** The pins that the viewer has given feedback about: only their cards load the part that shows it. */
export interface FeedbackPins {
  readonly has: (pinId: string) => boolean;
  readonly add: (pinId: string) => void;
  /** True once after a pin was added: its feedback gets the focus then, and not when it is scrolled to. */
  readonly claimFocus: (pinId: string) => boolean;
  readonly clear: () => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Starts empty. A pin stays: the part that shows feedback knows whether there still is any. */
export function createFeedbackPins(): FeedbackPins {
  const pins = createValue<ReadonlySet<string>>(new Set());
  const has = (pinId: string) => pins.get().has(pinId);
  let added: string | undefined;
  return {
    has,
    claimFocus(pinId) {
      const isAdded = added === pinId;
      if (isAdded) added = undefined;
      return isAdded;
    },
    add(pinId) {
      added = pinId;
      if (!has(pinId)) pins.set(new Set([...pins.get(), pinId]));
    },
    clear: () => pins.set(new Set()),
    subscribe: pins.subscribe,
  };
}
