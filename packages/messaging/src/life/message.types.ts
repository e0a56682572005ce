import type { Clock } from '@tackboard/domain';
import type { VisibleTimers } from '../timers/visible-timers.js';

/** How a message ended (S2 §4). Only completed and dismissed are reported. */
export type MessageEnd =
  | { readonly kind: 'completed' | 'dismissed'; readonly preventsRemoval: boolean }
  | { readonly kind: 'timedOut' };

/** The complete kinds (S2 §4): 2 also prevents removal. Other kinds do nothing. */
export const COMPLETE_KINDS = { complete: 1, completeAndKeep: 2 } as const;

/** Events of a message's chart. */
export type MessageEvent =
  /** Its delay is over, before the time. For tools. */
  | { readonly type: 'SKIP_DELAY' }
  /** Its delay does not run: it starts anew after `RELEASE`. */
  | { readonly type: 'HOLD_BACK' | 'RELEASE' }
  /** It may show. */
  | { readonly type: 'SPEAK' }
  /** It has to wait, unreported: a dialog opened, or its anchor is gone. */
  | { readonly type: 'HOLD' }
  /** It is really presented: a survey's frame. */
  | { readonly type: 'PRESENT' }
  | {
      readonly type: 'COMPLETE';
      readonly kind: number;
      /** `completedWithoutHomefeed`: completion without removal. */
      readonly preventsRemoval: boolean;
    }
  | { readonly type: 'DISMISS'; readonly preventsRemoval: boolean }
  /** The first scroll or touchmove. */
  | { readonly type: 'SCROLL' }
  /** The pulsar was tapped, or its tooltip closed. */
  | { readonly type: 'OPEN' | 'CLOSE' }
  /** The placement without an action got one, or did not get one in time. */
  | { readonly type: 'ABORT' | 'TIME_OUT' };

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

/** Ports of a message's chart. */
export interface MessagePorts {
  readonly rules: MessageRules;
  readonly clock: Clock;
  readonly timers: VisibleTimers;
  /** Called when the message is viewed; again after it was held. The store latches it. */
  readonly onView: () => void;
  readonly onEnd: (end: MessageEnd) => void;
  /** Called after each change of phase. */
  readonly onChange: () => void;
}

/** The phase of a message: held back before its delay, in its delay, ready to show, showing, or ended. */
export type MessagePhase = 'delaying' | 'ended' | 'heldBack' | 'shown' | 'waiting';

/** The running chart of one message. */
export interface MessageLife {
  readonly phase: () => MessagePhase;
  /** Whether the pulsar was tapped. */
  readonly isOpen: () => boolean;
  readonly send: (event: MessageEvent) => void;
  readonly stop: () => void;
}
