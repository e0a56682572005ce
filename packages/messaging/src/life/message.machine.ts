import { NO_ACTION_TIMEOUT_MS } from '@tackboard/domain/experience';
import { assign, fromCallback, setup } from 'xstate';
import type { VisibleTimers } from '../timers/visible-timers.js';
import { COMPLETE_KINDS, type MessageEvent, type MessagePorts } from './message.types.js';

interface MessageContext {
  readonly ports: MessagePorts;
  readonly preventsRemoval: boolean;
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
      ms === undefined ? undefined : timers.start(() => sendBack({ type: 'DISMISS' }), ms),
    ),
  },
  guards: {
    completesAtOnce: ({ context }) => context.ports.rules.completesAtOnce,
    hasDelay: ({ context }) => context.ports.rules.delayMs > 0,
    isViewedWhenShown: ({ context }) => context.ports.rules.viewed === 'shown',
    scrollDismisses: ({ context }) => context.ports.rules.scrollDismissMs !== undefined,
    hasNoAction: ({ context }) => context.ports.rules.hasNoAction,
    isCompleteKind: ({ event }) =>
      event.type === 'COMPLETE' &&
      (event.kind === COMPLETE_KINDS.complete || event.kind === COMPLETE_KINDS.completeAndKeep),
  },
  actions: {
    view: ({ context }) => context.ports.onView(),
    keepRemoval: assign(({ event }) => ({
      preventsRemoval:
        event.type === 'COMPLETE' &&
        (event.preventsRemoval || event.kind === COMPLETE_KINDS.completeAndKeep),
    })),
    complete: ({ context: { ports, preventsRemoval } }) =>
      ports.onEnd({ kind: 'completed', preventsRemoval }),
    dismiss: ({ context }) => context.ports.onEnd({ kind: 'dismissed' }),
    timeOut: ({ context }) => context.ports.onEnd({ kind: 'timedOut' }),
  },
  delays: {
    SHOW_DELAY_MS: ({ context }) => context.ports.rules.delayMs,
    NO_ACTION_TIMEOUT_MS,
  },
}).createMachine({
  id: 'message',
  context: ({ input }) => ({ ports: input, preventsRemoval: false }),
  initial: 'arrived',
  states: {
    arrived: {
      always: [
        { guard: 'completesAtOnce', target: 'completed', actions: 'view' },
        { guard: 'hasDelay', target: 'delaying' },
        { target: 'waiting' },
      ],
    },
    delaying: { on: { SKIP_DELAY: 'waiting' }, after: { SHOW_DELAY_MS: 'waiting' } },
    waiting: { on: { SPEAK: 'shown' } },
    shown: {
      type: 'parallel',
      on: {
        HOLD: 'waiting',
        COMPLETE: { guard: 'isCompleteKind', target: 'completed', actions: 'keepRemoval' },
        DISMISS: 'dismissed',
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
        action: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [{ guard: 'hasNoAction', target: 'missing' }, { target: 'present' }],
            },
            missing: {
              on: { ABORT: 'present' },
              after: { NO_ACTION_TIMEOUT_MS: '#message.timedOut' },
            },
            present: {},
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
