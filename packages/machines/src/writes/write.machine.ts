import { writeFailure } from '@tackboard/domain';
import { assign, fromPromise, setup } from 'xstate';
import type { FailedWrite, WriteOutcome, WriteTask } from './write.types.js';

/** Timeout of a request that writes, in milliseconds; after it the outcome is unknown. */
const WRITE_TIMEOUT_MS = 30_000;
/** Number of reads after a write of unknown outcome. */
const REREAD_ATTEMPTS = 2;
/** Delay between the two reads, in milliseconds: the write may still be on its way. */
const REREAD_DELAY_MS = 1000;
/** Timeout of one of these reads, in milliseconds. */
const REREAD_TIMEOUT_MS = 10_000;

export interface WriteContext {
  readonly task: WriteTask;
  readonly reads: number;
  readonly failure?: FailedWrite | undefined;
}

/**
 * The life of an intent: it may wait for the network, its request is sent, and after a response that says neither yes nor no
 * the server is read again. What the server holds is in the store's record, not in the chart.
 */
export const writeMachine = setup({
  types: {
    context: {} as WriteContext,
    input: {} as WriteTask,
    output: {} as WriteOutcome,
    events: {} as { readonly type: 'ONLINE' },
    tags: {} as 'queued' | 'unknown',
  },
  actors: {
    prepare: fromPromise<void, WriteTask>(async ({ input, signal }) => input.prepare?.({ signal })),
    write: fromPromise<void, WriteTask>(({ input, signal }) => input.write({ signal })),
    read: fromPromise<void, WriteTask>(({ input, signal }) => input.read({ signal })),
  },
  guards: {
    mayWait: ({ context }) => context.task.mayWait(),
    isExpired: ({ context }) => context.task.isExpired(),
    hasWaited: ({ context }) => context.task.isQueued,
    needsMore: ({ context }) => context.task.prepare !== undefined,
    isRefused: ({ context }) => context.failure?.outcome === 'failed',
    isFulfilled: ({ context }) => context.task.isFulfilled(),
    mayReadAgain: ({ context }) => context.reads < REREAD_ATTEMPTS,
  },
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      failure: { ...writeFailure(error), error },
    })),
    forgetFailure: assign({ failure: undefined }),
    countRead: assign({ reads: ({ context }) => context.reads + 1 }),
    forgetReads: assign({ reads: 0 }),
  },
  delays: { WRITE_TIMEOUT_MS, REREAD_DELAY_MS, REREAD_TIMEOUT_MS },
}).createMachine({
  id: 'write',
  context: ({ input }) => ({ task: input, reads: 0 }),
  output: ({ event }) => event.output as WriteOutcome,
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasWaited', target: 'queued' }, { target: 'choosing' }],
    },
    choosing: {
      always: [
        { guard: 'mayWait', target: 'queued' },
        { guard: 'needsMore', target: 'preparing' },
        { target: 'writing' },
      ],
    },
    queued: {
      tags: 'queued',
      on: { ONLINE: [{ guard: 'isExpired', target: 'unsent' }, { target: 'choosing' }] },
    },
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => context.task,
        onDone: 'writing',
        onError: [
          { guard: 'mayWait', target: 'queued' },
          {
            target: 'unsent',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
      after: { WRITE_TIMEOUT_MS: [{ guard: 'mayWait', target: 'queued' }, { target: 'unsent' }] },
    },
    writing: {
      entry: ['forgetFailure', 'forgetReads'],
      invoke: {
        src: 'write',
        input: ({ context }) => context.task,
        onDone: 'done',
        onError: {
          target: 'failing',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      after: { WRITE_TIMEOUT_MS: 'failing' },
    },
    failing: {
      always: [
        { guard: 'mayWait', target: 'queued' },
        { guard: 'isRefused', target: 'refused' },
        { target: 'unknown' },
      ],
    },
    unknown: {
      tags: 'unknown',
      initial: 'reading',
      states: {
        reading: {
          entry: 'countRead',
          invoke: {
            src: 'read',
            input: ({ context }) => context.task,
            onDone: 'undecided',
            onError: 'undecided',
          },
          after: { REREAD_TIMEOUT_MS: 'undecided' },
        },
        undecided: {
          always: [
            { guard: 'isFulfilled', target: '#write.done' },
            { guard: 'mayWait', target: '#write.queued' },
            { guard: 'mayReadAgain', target: 'waiting' },
            { target: '#write.unresolved' },
          ],
        },
        waiting: {
          after: { REREAD_DELAY_MS: 'reading' },
        },
      },
    },
    done: { type: 'final', output: 'done' },
    refused: { type: 'final', output: 'refused' },
    unresolved: { type: 'final', output: 'unresolved' },
    unsent: { type: 'final', output: 'unsent' },
  },
});
