import { NO_ACTION_TIMEOUT_MS } from '@tackboard/domain/experience';
import type { Clock } from '@tackboard/domain';
import { type AnyActorRef, assign, fromCallback, setup, stopChild } from 'xstate';
import type { VisibleTimers } from '../timers/visible-timers.js';
import { COMPLETE_KINDS, type MessageEvent, type MessagePorts } from './message.types.js';

interface MessageContext {
  readonly ports: MessagePorts;
  readonly preventsRemoval: boolean;
  /** The timeout of a placement without an action: it starts once, and goes on while the message is held. */
  readonly timeout: AnyActorRef | undefined;
}

interface VisibleTime {
  readonly timers: VisibleTimers;
  readonly ms: number | undefined;
}

/**
 * The chart of one message (S2 §4): it waits for its delay, then for its turn, shows, and ends once: completed, dismissed,
 * or timed out. Times in which somebody has to see it stand still while it is paused; the delay and the timeout of a
 * placement without an action do not.
 */
export const messageMachine = setup({
  types: {
    context: {} as MessageContext,
    events: {} as MessageEvent,
    input: {} as MessagePorts,
  },
  actors: {
    visibleTime: fromCallback<MessageEvent, VisibleTime>(({ input: { ms, timers }, sendBack }) =>
      ms === undefined
        ? undefined
        : timers.start(() => sendBack({ type: 'DISMISS', preventsRemoval: false }), ms),
    ),
    timeout: fromCallback<MessageEvent, Clock>(({ input: clock, sendBack }) => {
      const handle = clock.setTimeout(() => sendBack({ type: 'TIME_OUT' }), NO_ACTION_TIMEOUT_MS);
      return () => clock.clearTimeout(handle);
    }),
  },
  guards: {
    completesAtOnce: ({ context }) => context.ports.rules.completesAtOnce,
    hasDelay: ({ context }) => context.ports.rules.delayMs > 0,
    isViewedWhenShown: ({ context }) => context.ports.rules.viewed === 'shown',
    scrollDismisses: ({ context }) => context.ports.rules.scrollDismissMs !== undefined,
    isCompleteKind: ({ event }) =>
      event.type === 'COMPLETE' &&
      (event.kind === COMPLETE_KINDS.complete || event.kind === COMPLETE_KINDS.completeAndKeep),
  },
  actions: {
    view: ({ context }) => context.ports.onView(),
    startTimeout: assign(({ context: { ports, timeout }, spawn }) => ({
      timeout:
        timeout ?? (ports.rules.hasNoAction ? spawn('timeout', { input: ports.clock }) : undefined),
    })),
    abortTimeout: stopChild(({ context }) => context.timeout ?? ''),
    keepRemoval: assign(({ event }) => ({
      preventsRemoval:
        (event.type === 'COMPLETE' &&
          (event.preventsRemoval || event.kind === COMPLETE_KINDS.completeAndKeep)) ||
        (event.type === 'DISMISS' && event.preventsRemoval),
    })),
    complete: ({ context: { ports, preventsRemoval } }) =>
      ports.onEnd({ kind: 'completed', preventsRemoval }),
    dismiss: ({ context: { ports, preventsRemoval } }) =>
      ports.onEnd({ kind: 'dismissed', preventsRemoval }),
    timeOut: ({ context }) => context.ports.onEnd({ kind: 'timedOut' }),
  },
  delays: {
    SHOW_DELAY_MS: ({ context }) => context.ports.rules.delayMs,
  },
}).createMachine({
  id: 'message',
  context: ({ input }) => ({ ports: input, preventsRemoval: false, timeout: undefined }),
  initial: 'arrived',
  on: { TIME_OUT: '.timedOut', ABORT: { actions: 'abortTimeout' } },
  states: {
    arrived: {
      always: [
        { guard: 'completesAtOnce', target: 'completed', actions: 'view' },
        { guard: 'hasDelay', target: 'delaying' },
        { target: 'waiting' },
      ],
    },
    heldBack: { on: { RELEASE: 'arrived' } },
    delaying: {
      on: { HOLD_BACK: 'heldBack', SKIP_DELAY: 'waiting' },
      after: { SHOW_DELAY_MS: 'waiting' },
    },
    waiting: { on: { HOLD_BACK: 'heldBack', SPEAK: 'shown' } },
    shown: {
      type: 'parallel',
      entry: 'startTimeout',
      on: {
        HOLD: 'waiting',
        COMPLETE: { guard: 'isCompleteKind', target: 'completed', actions: 'keepRemoval' },
        DISMISS: { target: 'dismissed', actions: 'keepRemoval' },
      },
      states: {
        view: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [{ guard: 'isViewedWhenShown', target: 'viewed' }, { target: 'unpresented' }],
            },
            unpresented: { on: { PRESENT: 'viewed' } },
            viewed: { entry: 'view' },
          },
        },
        disappearing: {
          invoke: {
            src: 'visibleTime',
            input: ({ context: { ports } }) => ({
              timers: ports.timers,
              ms: ports.rules.disappearMs,
            }),
          },
        },
        scrolling: {
          initial: 'still',
          states: {
            still: { on: { SCROLL: { guard: 'scrollDismisses', target: 'leaving' } } },
            leaving: {
              invoke: {
                src: 'visibleTime',
                input: ({ context: { ports } }) => ({
                  timers: ports.timers,
                  ms: ports.rules.scrollDismissMs,
                }),
              },
            },
          },
        },
        pulsar: {
          initial: 'closed',
          states: {
            closed: { on: { OPEN: 'open' } },
            open: { on: { CLOSE: 'closed' } },
          },
        },
      },
    },
    completed: { type: 'final', entry: 'complete' },
    dismissed: { type: 'final', entry: 'dismiss' },
    timedOut: { type: 'final', entry: 'timeOut' },
  },
});
