import { NO_ACTION_TIMEOUT_MS } from '@tackboard/domain/experience';
import { assign, fromCallback, setup } from 'xstate';
import { COMPLETE_KINDS, type MessageEvent, type MessagePorts } from './message.types.js';

interface MessageContext {
  readonly preventsRemoval: boolean;
}

/**
 * The chart of one message (S2 §4): it waits for its delay, then for its turn, shows, and ends once: completed, dismissed,
 * or timed out. Times in which somebody has to see it stand still while it is paused; the delay and the timeout of a
 * placement without an action do not.
 */
export function createMessageMachine(ports: MessagePorts) {
  const { rules, timers } = ports;
  return setup({
    types: { context: {} as MessageContext, events: {} as MessageEvent },
    actors: {
      visibleTime: fromCallback<MessageEvent, { readonly ms: number | undefined }>(
        ({ input: { ms }, sendBack }) =>
          ms === undefined ? undefined : timers.start(() => sendBack({ type: 'DISMISS' }), ms),
      ),
    },
    guards: {
      completesAtOnce: () => rules.completesAtOnce,
      hasDelay: () => rules.delayMs > 0,
      isViewedWhenShown: () => rules.viewed === 'shown',
      scrollDismisses: () => rules.scrollDismissMs !== undefined,
      hasNoAction: () => rules.hasNoAction,
      isCompleteKind: ({ event }) =>
        event.type === 'COMPLETE' &&
        (event.kind === COMPLETE_KINDS.complete || event.kind === COMPLETE_KINDS.completeAndKeep),
    },
    actions: {
      view: () => ports.onView(),
      keepRemoval: assign(({ event }) => ({
        preventsRemoval:
          event.type === 'COMPLETE' &&
          (event.preventsRemoval || event.kind === COMPLETE_KINDS.completeAndKeep),
      })),
      complete: ({ context: { preventsRemoval } }) =>
        ports.onEnd({ kind: 'completed', preventsRemoval }),
      dismiss: () => ports.onEnd({ kind: 'dismissed' }),
      timeOut: () => ports.onEnd({ kind: 'timedOut' }),
    },
    delays: { SHOW_DELAY_MS: () => rules.delayMs, NO_ACTION_TIMEOUT_MS },
  }).createMachine({
    id: 'message',
    context: { preventsRemoval: false },
    initial: 'arrived',
    states: {
      arrived: {
        always: [
          { guard: 'completesAtOnce', target: 'completed', actions: 'view' },
          { guard: 'hasDelay', target: 'delaying' },
          { target: 'waiting' },
        ],
      },
      delaying: { after: { SHOW_DELAY_MS: 'waiting' } },
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
                always: [
                  { guard: 'isViewedWhenShown', target: 'viewed' },
                  { target: 'unpresented' },
                ],
              },
              unpresented: { on: { PRESENT: 'viewed' } },
              viewed: { entry: 'view' },
            },
          },
          disappearing: {
            invoke: { src: 'visibleTime', input: { ms: rules.disappearMs } },
          },
          scrolling: {
            initial: 'still',
            states: {
              still: { on: { SCROLL: { guard: 'scrollDismisses', target: 'leaving' } } },
              leaving: { invoke: { src: 'visibleTime', input: { ms: rules.scrollDismissMs } } },
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
}
