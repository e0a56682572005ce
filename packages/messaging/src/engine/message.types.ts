import type { Clock } from '@tackboard/domain';
import type { PauseReason } from './visible-timers.js';

/** Events of a message's chart. */
export type ChartEvent =
  /** Its delay is over, before the time. For tools. */
  | { readonly type: 'SKIP_DELAY' }
  /** Its delay does not run: it starts anew after `RELEASE`. */
  | { readonly type: 'HOLD_BACK' | 'RELEASE' }
  /** It shows. */
  | { readonly type: 'SHOW' }
  /** It has to wait: a dialog opened, or its anchor is gone. */
  | { readonly type: 'HOLD' }
  /** The first scroll or touchmove. */
  | { readonly type: 'SCROLL' }
  /** The pulsar was tapped, or its tooltip closed. */
  | { readonly type: 'OPEN' | 'CLOSE' }
  /** The placement without an action got one, or did not get one in time. */
  | { readonly type: 'ABORT' | 'TIME_OUT' }
  /** The time in which it had to be seen is over. */
  | { readonly type: 'DISAPPEAR' };

/** The times and rules of one message. Times are in milliseconds. */
export interface MessageRules {
  readonly delayMs: number;
  readonly disappearMs: number | undefined;
  readonly scrollDismissMs: number | undefined;
  readonly hasNoAction: boolean;
  /** Completes as soon as it is eligible, and renders nothing. */
  readonly completesAtOnce: boolean;
  /** `presented`: viewed only when the surface says so; `never`: by the host. */
  readonly viewed: 'never' | 'presented' | 'shown';
}

/** Options of a message's chart. */
export interface ChartOptions {
  readonly rules: MessageRules;
  readonly clock: Clock;
  /** Its time ended the message. */
  readonly onEnd: (kind: 'dismissed' | 'timedOut') => void;
  /** Time changed its phase: its delay is over. */
  readonly onChange: () => void;
}

/** The running chart of one message. */
export interface MessageChart {
  /** `ready`: its delay is over. */
  readonly phase: () => 'delaying' | 'heldBack' | 'ready';
  /** Whether the pulsar was tapped. */
  readonly isOpen: () => boolean;
  readonly send: (event: ChartEvent) => void;
  /** Stops the time in which it has to be seen, until every reason is resumed. */
  readonly pause: (reason: PauseReason) => void;
  readonly resume: (reason: PauseReason) => void;
  readonly stop: () => void;
}
