import type { FeedbackPins } from '../client/types.js';
import { createValue } from '../client/value.js';

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
