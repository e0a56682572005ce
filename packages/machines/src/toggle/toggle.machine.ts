import { writeFailure } from '@tackboard/domain/errors';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import { createRereadMachine } from '../reread/reread.machine.js';
import type {
  ToggleContext,
  ToggleEvent,
  ToggleInput,
  ToggleMachinePorts,
} from './toggle.types.js';

/** Timeout of a write, in milliseconds; after it the outcome is unknown. */
export const TOGGLE_TIMEOUT_MS = 30_000;

/**
 * The chart of an optimistic toggle (S3 §4.4, §4.10): the latest intent wins, one request is pending at a time, and the
 * confirmed state is passed from one request to the next. A failure removes the intent.
 */
export function createToggleMachine(ports: ToggleMachinePorts) {
  return setup({
    types: {
      context: {} as ToggleContext,
      events: {} as ToggleEvent,
      input: {} as ToggleInput,
      tags: {} as 'busy' | 'unknown',
    },
    actors: {
      set: fromPromise<void, ToggleContext>(async ({ input: { id, sent, key }, signal }) => {
        await ports.set(id, sent, { signal, idempotencyKey: key });
        if (signal.aborted) ports.onLateResponse?.(id, sent, key);
      }),
      reread: createRereadMachine<boolean, ToggleContext>(async ({ id, sent, key }, { signal }) => {
        if (ports.read) return ports.read(id, { signal });
        await ports.set(id, sent, { signal, idempotencyKey: key });
        return sent;
      }),
    },
    guards: {
      isNew: ({ context, event }) => event.type === 'SET' && event.isOn !== context.confirmed,
      isOffline: () => ports.isOnline?.() === false,
      isRefused: ({ context }) => context.isRefused === true,
      isFulfilled: ({ context }) => context.wanted === context.confirmed,
      isTurnedDown: ({ context }) => context.wanted === context.sent,
    },
    actions: {
      keepIntent: assign(({ event }) => (event.type === 'SET' ? { wanted: event.isOn } : {})),
      confirm: assign(({ event }) => (event.type === 'CONFIRM' ? { confirmed: event.isOn } : {})),
      confirmAll: assign(({ event }) =>
        event.type === 'CONFIRM' ? { confirmed: event.isOn, wanted: event.isOn } : {},
      ),
      aim: assign(({ context }) => ({
        sent: context.wanted,
        key: ports.newKey(),
        message: undefined,
        error: undefined,
        isRefused: false,
      })),
      keepResponse: assign(({ context }) => ({ confirmed: context.sent })),
      keepFailure: assign((_, { error }: { error: unknown }) => {
        const { outcome, displayMessage } = writeFailure(error);
        return { isRefused: outcome === 'failed', message: displayMessage, error };
      }),
      forgetReading: sendTo('reread', { type: 'FORGET' }),
      keepReading: assign((_, held: boolean | undefined) =>
        held === undefined ? {} : { confirmed: held },
      ),
      revert: assign(({ context }) => ({ wanted: context.confirmed })),
      announceDone: ({ context: { id, confirmed } }) =>
        ports.onOutcome?.({ id, result: 'done', isOn: confirmed }),
      announceFailed: ({ context: { id, confirmed, message, error } }) =>
        ports.onOutcome?.({
          id,
          result: 'failed',
          isOn: confirmed,
          ...(message === undefined ? {} : { message }),
          ...(error === undefined ? {} : { error }),
        }),
    },
    delays: { TOGGLE_TIMEOUT_MS },
  }).createMachine({
    id: 'toggle',
    context: ({ input }) => ({
      ...input,
      wanted: input.confirmed,
      sent: input.confirmed,
      key: '',
    }),
    initial: 'settled',
    states: {
      settled: {
        on: {
          CONFIRM: { actions: 'confirmAll' },
          SET: [
            { guard: 'isOffline', actions: 'announceFailed' },
            { guard: 'isNew', target: 'sending', actions: 'keepIntent' },
          ],
        },
      },
      sending: {
        tags: 'busy',
        entry: 'aim',
        on: { CONFIRM: { actions: 'confirm' }, SET: { actions: 'keepIntent' } },
        initial: 'writing',
        states: {
          writing: {
            invoke: {
              src: 'set',
              input: ({ context }) => context,
              onDone: { target: '#toggle.resolving', actions: 'keepResponse' },
              onError: {
                target: 'failing',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            },
            after: { TOGGLE_TIMEOUT_MS: 'unknown' },
          },
          failing: {
            always: [{ guard: 'isRefused', target: '#toggle.resolving' }, { target: 'unknown' }],
          },
          unknown: {
            tags: 'unknown',
            on: { CONFIRM: { actions: ['confirm', 'forgetReading'] } },
            invoke: {
              id: 'reread',
              src: 'reread',
              input: ({ context }) => ({
                of: context,
                isFulfilled: (held) => held === context.sent,
              }),
              onDone: {
                target: '#toggle.resolving',
                actions: { type: 'keepReading', params: ({ event }) => event.output.held },
              },
            },
          },
        },
      },
      resolving: {
        always: [
          { guard: 'isFulfilled', target: 'settled', actions: 'announceDone' },
          {
            guard: 'isTurnedDown',
            target: 'settled',
            actions: ['revert', 'announceFailed'],
          },
          { target: 'sending' },
        ],
      },
    },
  });
}
