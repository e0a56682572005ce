import { createValue } from '../client/value.js';

/** The pins that the viewer has hidden or reported. Only their cards load the feedback part. */
export interface FeedbackPins {
  readonly has: (pinId: string) => boolean;
  /** Adds a pin; its feedback gets the focus unless `claimsFocus` is false. */
  readonly add: (pinId: string, claimsFocus?: boolean) => void;
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
  /** By the id of the pin, whether feedback replaces the content. */
  const pins = createValue<ReadonlyMap<string, boolean>>(new Map());
  const has = (pinId: string) => pins.get().has(pinId);
  const isReplaced = (pinId: string) => pins.get().get(pinId) === true;
  const set = (pinId: string, value: boolean) => pins.set(new Map(pins.get()).set(pinId, value));
  let added: string | undefined;
  return {
    has,
    isReplaced,
    claimFocus(pinId) {
      const isAdded = added === pinId;
      if (isAdded) added = undefined;
      return isAdded;
    },
    add(pinId, claimsFocus = true) {
      if (claimsFocus) added = pinId;
      if (!has(pinId)) set(pinId, false);
    },
    setReplaced(pinId, value) {
      if (isReplaced(pinId) !== value) set(pinId, value);
    },
    clear: () => pins.set(new Map()),
    subscribe: pins.subscribe,
  };
}
