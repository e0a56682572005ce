import { createValue } from '../provider/value.js';

/** The pins that the viewer has hidden or reported. Only their cards load the feedback part. */
export interface FeedbackPins {
  readonly has: (pinId: string) => boolean;
  readonly add: (pinId: string) => void;
  /** True once after a pin was added, so that its feedback gets the focus then and not when it scrolls into view. */
  readonly claimFocus: (pinId: string) => boolean;
  /** Whether feedback replaces the content of the pin's cards. */
  readonly isReplaced: (pinId: string) => boolean;
  readonly setReplaced: (pinId: string, isReplaced: boolean) => void;
  readonly clear: () => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty set. A pin stays in it after Undo; the toggle store knows whether there is still feedback. */
export function createFeedbackPins(): FeedbackPins {
  const pins = createValue<ReadonlySet<string>>(new Set());
  const replaced = new Set<string>();
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
    isReplaced: (pinId) => replaced.has(pinId),
    setReplaced(pinId, isReplaced) {
      if (replaced.has(pinId) === isReplaced) return;
      if (isReplaced) replaced.add(pinId);
      else replaced.delete(pinId);
      pins.set(new Set(pins.get()));
    },
    clear() {
      replaced.clear();
      pins.set(new Set());
    },
    subscribe: pins.subscribe,
  };
}
