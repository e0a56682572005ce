import { NO_ACTION_TIMEOUT_MS } from '@tackboard/domain/experience';
import type { Clock } from '@tackboard/domain';
import { type AnyActorRef, assign, createActor, fromCallback, setup, stopChild } from 'xstate';
import type { ChartEvent, ChartOptions, MessageChart, MessageRules } from './message.types.js';
import { createVisibleTimers, type VisibleTimers } from './visible-timers.js';

interface MessageInput {
  readonly rules: MessageRules;
  readonly clock: Clock;
  readonly timers: VisibleTimers;
}

interface MessageContext extends MessageInput {
  /** The timeout of a placement without an action: it starts once, and goes on while the message is held. */
  readonly timeout: AnyActorRef | undefined;
}

interface VisibleTime {
  readonly timers: VisibleTimers;
  readonly ms: number | undefined;
}

/**
 * The times of one message: it waits for its delay, then for its turn, shows, and disappears or times out. Times in which somebody
 * has to see it stand still while it is paused; the delay and the timeout of a placement without an action do not. What the visitor
 * does with the message ends it without the chart.
 */
const messageMachine = setup({
  types: {
    context: {} as MessageContext,
    events: {} as ChartEvent,
    input: {} as MessageInput,
  },
  actors: {
    visibleTime: fromCallback<ChartEvent, VisibleTime>(({ input: { ms, timers }, sendBack }) =>
      ms === undefined ? undefined : timers.start(() => sendBack({ type: 'DISAPPEAR' }), ms),
    ),
    timeout: fromCallback<ChartEvent, Clock>(({ input: clock, sendBack }) => {
      const handle = clock.setTimeout(() => sendBack({ type: 'TIME_OUT' }), NO_ACTION_TIMEOUT_MS);
      return () => clock.clearTimeout(handle);
    }),
  },
  guards: {
    hasDelay: ({ context }) => context.rules.delayMs > 0,
    scrollDismisses: ({ context }) => context.rules.scrollDismissMs !== undefined,
  },
  actions: {
    startTimeout: assign(({ context: { clock, rules, timeout }, spawn }) => ({
      timeout: timeout ?? (rules.hasNoAction ? spawn('timeout', { input: clock }) : undefined),
    })),
    abortTimeout: stopChild(({ context }) => context.timeout ?? ''),
  },
  delays: {
    SHOW_DELAY_MS: ({ context }) => context.rules.delayMs,
  },
}).createMachine({
  id: 'message',
  context: ({ input }) => ({ ...input, timeout: undefined }),
  initial: 'arrived',
  on: { TIME_OUT: '.timedOut', ABORT: { actions: 'abortTimeout' } },
  states: {
    arrived: { always: [{ guard: 'hasDelay', target: 'delaying' }, { target: 'ready' }] },
    heldBack: { on: { RELEASE: 'arrived' } },
    delaying: {
      on: { HOLD_BACK: 'heldBack', SKIP_DELAY: 'ready' },
      after: { SHOW_DELAY_MS: 'ready' },
    },
    ready: { on: { HOLD_BACK: 'heldBack', SHOW: 'shown' } },
    shown: {
      type: 'parallel',
      entry: 'startTimeout',
      on: { HOLD: 'ready', DISAPPEAR: 'dismissed' },
      states: {
        disappearing: {
          invoke: {
            src: 'visibleTime',
            input: ({ context: { rules, timers } }) => ({ timers, ms: rules.disappearMs }),
          },
        },
        scrolling: {
          initial: 'still',
          states: {
            still: { on: { SCROLL: { guard: 'scrollDismisses', target: 'leaving' } } },
            leaving: {
              invoke: {
                src: 'visibleTime',
                input: ({ context: { rules, timers } }) => ({ timers, ms: rules.scrollDismissMs }),
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
    dismissed: { type: 'final' },
    timedOut: { type: 'final' },
  },
});

/** Starts the chart of one message. Loaded with xstate when the first message is eligible. */
export function startChart({ clock, onChange, onEnd, rules }: ChartOptions): MessageChart {
  const timers = createVisibleTimers(clock);
  const actor = createActor(messageMachine, {
    input: { rules, clock, timers },
    clock: {
      setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs),
      clearTimeout: (handle: unknown) => clock.clearTimeout(handle),
    },
  });
  /** The engine decides after what it sends itself. */
  let isSending = true;
  actor.subscribe(({ value }) => {
    if (value === 'dismissed' || value === 'timedOut') onEnd(value);
    else if (!isSending) onChange();
  });
  actor.start();
  isSending = false;
  return {
    phase() {
      const { value } = actor.getSnapshot();
      return value === 'delaying' || value === 'heldBack' ? value : 'ready';
    },
    isOpen: () => actor.getSnapshot().matches({ shown: { pulsar: 'open' } }),
    send(event) {
      isSending = true;
      actor.send(event);
      isSending = false;
    },
    pause: timers.pause,
    resume: timers.resume,
    stop: () => void actor.stop(),
  };
}
