import { assign, fromPromise, setup } from 'xstate';
import type {
  ReadHeld,
  RereadContext,
  RereadEvent,
  RereadInput,
  RereadOutput,
} from './reread.types.js';

/** How often the server is read again after a write whose outcome nobody knows. */
const REREAD_ATTEMPTS = 2;
/** From a reading that does not settle the matter to the next one, in milliseconds. */
const REREAD_DELAY_MS = 1000;
/** How long one reading may take, in milliseconds. */
const REREAD_TIMEOUT_MS = 10_000;

/**
 * The chart that finds out what became of a write whose outcome is unknown: it reads at once, and once more after a
 * second when the reading failed or does not hold the wish, for the write may still be on its way.
 */
export function createRereadMachine<Held, Of>(read: ReadHeld<Held, Of>) {
  return setup({
    types: {
      context: {} as RereadContext<Held, Of>,
      events: {} as RereadEvent,
      input: {} as RereadInput<Held, Of>,
      output: {} as RereadOutput<Held>,
    },
    actors: {
      read: fromPromise<Held, { of: Of }>(({ input, signal }) => read(input.of, { signal })),
    },
    actions: {
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      keepHeld: assign((_, held: Held) => ({ held })),
      forgetHeld: assign({ held: undefined }),
    },
    guards: {
      isFulfilled: ({ context }) => context.held !== undefined && context.isFulfilled(context.held),
      mayReadAgain: ({ context }) => context.attempts < REREAD_ATTEMPTS,
    },
    delays: { REREAD_DELAY_MS, REREAD_TIMEOUT_MS },
  }).createMachine({
    id: 'reread',
    context: ({ input }) => ({ ...input, attempts: 0 }),
    output: ({ context }) => (context.held === undefined ? {} : { held: context.held }),
    initial: 'reading',
    on: { FORGET: { actions: 'forgetHeld' } },
    states: {
      reading: {
        entry: 'countAttempt',
        invoke: {
          src: 'read',
          input: ({ context }) => ({ of: context.of }),
          onDone: {
            target: 'undecided',
            actions: { type: 'keepHeld', params: ({ event }) => event.output },
          },
          onError: 'undecided',
        },
        after: { REREAD_TIMEOUT_MS: 'undecided' },
      },
      undecided: {
        always: [
          { guard: 'isFulfilled', target: 'done' },
          { guard: 'mayReadAgain', target: 'waiting' },
          { target: 'done' },
        ],
      },
      waiting: {
        after: { REREAD_DELAY_MS: 'reading' },
      },
      done: { type: 'final' },
    },
  });
}
