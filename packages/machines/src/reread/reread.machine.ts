import { assign, fromPromise, setup } from 'xstate';
import type {
  ReadHeld,
  RereadContext,
  RereadEvent,
  RereadInput,
  RereadOutput,
} from './reread.types.js';

/** Number of reads after a write of unknown outcome. */
const REREAD_ATTEMPTS = 2;
/** Delay between the two reads, in milliseconds. */
const REREAD_DELAY_MS = 1000;
/** Timeout of one read, in milliseconds. */
const REREAD_TIMEOUT_MS = 10_000;

/**
 * Resolves a write of unknown outcome: reads at once, and again after a second when the read failed or does not show the
 * write, which may still be on its way.
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
