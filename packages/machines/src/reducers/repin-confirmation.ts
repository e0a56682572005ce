import { REPIN_CONFIRMATION_DELAY_MS } from '@tackboard/domain';
import type { TimedReducer } from './timed-reducer.js';

/** What is seen after a pin was saved again: its animation, and then the confirmation. */
export type RepinConfirmationPhase = 'none' | 'animating' | 'confirmed';

/** The phase, and when it ends by itself. */
export interface RepinConfirmationState {
  readonly phase: RepinConfirmationPhase;
  readonly dueAt?: number;
}

/** A pin was saved again; or its confirmation was closed. */
export type RepinConfirmationEvent = { readonly type: 'REPINNED' } | { readonly type: 'DISMISS' };

const NONE: RepinConfirmationState = { phase: 'none' };
const CONFIRMED: RepinConfirmationState = { phase: 'confirmed' };

/** The confirmation of a repin comes 2500 ms after it, with the repin animation in between (S3 §4.9.3). */
export const repinConfirmation: TimedReducer<RepinConfirmationState, RepinConfirmationEvent> = {
  initial: NONE,
  reduce(state, event, nowMs) {
    switch (event.type) {
      case 'REPINNED':
        return { phase: 'animating', dueAt: nowMs + REPIN_CONFIRMATION_DELAY_MS };
      case 'DISMISS':
        return NONE;
      case 'DUE':
        return state.phase === 'animating' ? CONFIRMED : state;
    }
  },
};
