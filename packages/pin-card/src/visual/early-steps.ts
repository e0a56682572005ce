import type { ClientCore } from '../client/types.js';

/** A press that waits longer for its carousel than this has no effect. */
const STEP_LIFETIME_MS = 10_000;

/** Presses on the arrow of a carousel whose code had not loaded. */
export interface EarlySteps {
  readonly add: (pinId: string) => void;
  /** Removes the steps of a pin. Returns their number. */
  readonly remove: (pinId: string) => number;
}

/** Creates the early steps of one client. */
export function createEarlySteps({ clock }: Pick<ClientCore, 'clock'>): EarlySteps {
  const timesByPin = new Map<string, readonly number[]>();
  return {
    add(pinId) {
      timesByPin.set(pinId, [...(timesByPin.get(pinId) ?? []), clock.now()]);
    },
    remove(pinId) {
      const times = timesByPin.get(pinId) ?? [];
      timesByPin.delete(pinId);
      return times.filter((time) => clock.now() - time < STEP_LIFETIME_MS).length;
    },
  };
}
