import { writeFailure } from '@tackboard/domain';
import { assign, fromPromise, setup } from 'xstate';
import type { BulkContext, BulkEvent, BulkInput, BulkPorts, BulkSelection } from './bulk.types.js';

/** How long a bulk edit may stay unanswered before its outcome counts as unknown, in milliseconds. */
export const BULK_TIMEOUT_MS = 60_000;

/** The selection with a pin in it that was not, or without one that was. */
function toggled(
  selection: BulkSelection,
  pinId: string,
  loadedPinIds: readonly string[],
): BulkSelection {
  const pinIds = selection === 'all' ? loadedPinIds : selection;
  return pinIds.includes(pinId) ? pinIds.filter((id) => id !== pinId) : [...pinIds, pinId];
}

/**
 * The chart of editing many pins of a board at once (S1 §9, S3 §7): select, then move, copy, put into a new section, or
 * delete after a confirmation. A failure keeps the selection.
 */
export function createBulkMachine(ports: BulkPorts) {
  return setup({
    types: {
      context: {} as BulkContext,
      events: {} as BulkEvent,
      input: {} as BulkInput,
      tags: {} as 'busy',
    },
    actors: {
      edit: fromPromise<void, BulkContext>(({ input, signal }) => {
        const { boardId, sectionId, selection, wish, key } = input;
        return ports.bulkEdit(
          {
            action: 'bulkMove',
            ...wish,
            boardId,
            ...(sectionId !== undefined && { sectionId }),
            pinIds: selection,
          },
          { signal, idempotencyKey: key },
        );
      }),
    },
    guards: {
      hasSelection: ({ context }) => context.selection === 'all' || context.selection.length > 0,
      deletesSelection: ({ context, event }) =>
        event.type === 'DO' &&
        event.action === 'bulkDelete' &&
        (context.selection === 'all' || context.selection.length > 0),
      isFailed: ({ context }) => context.result === 'failed',
    },
    actions: {
      clear: assign({ selection: [], result: undefined, message: undefined }),
      selectAll: assign({ selection: 'all' }),
      toggle: assign(({ context, event }) =>
        event.type === 'TOGGLE'
          ? { selection: toggled(context.selection, event.pinId, event.loadedPinIds) }
          : {},
      ),
      keepWish: assign(({ event }) => {
        if (event.type !== 'DO') return {};
        const { type: _, ...wish } = event;
        return { wish, key: ports.newKey(), result: undefined, message: undefined };
      }),
      keepDone: assign({ result: 'done' }),
      keepUnknown: assign({ result: 'unknown' }),
      keepFailure: assign((_, { error }: { error: unknown }) => {
        const { outcome, displayMessage } = writeFailure(error);
        return { result: outcome, message: displayMessage };
      }),
      announce: ({ context: { message, result, selection, wish } }) => {
        if (!wish || !result) return;
        ports.onOutcome?.({
          ...wish,
          result,
          pinIds: selection,
          ...(message !== undefined && { message }),
        });
      },
    },
    delays: { BULK_TIMEOUT_MS },
  }).createMachine({
    id: 'bulk',
    context: ({ input }) => ({ ...input, selection: [], key: '' }),
    initial: 'idle',
    states: {
      idle: {
        on: { START: { target: 'selecting', actions: 'clear' } },
      },
      selecting: {
        on: {
          STOP: 'idle',
          TOGGLE: { actions: 'toggle' },
          SELECT_ALL: { actions: 'selectAll' },
          CLEAR: { actions: 'clear' },
          DO: [
            { guard: 'deletesSelection', target: 'confirming', actions: 'keepWish' },
            { guard: 'hasSelection', target: 'running', actions: 'keepWish' },
          ],
        },
      },
      confirming: {
        on: { CONFIRM: 'running', CANCEL: 'selecting' },
      },
      running: {
        tags: 'busy',
        invoke: {
          src: 'edit',
          input: ({ context }) => context,
          onDone: { target: 'judging', actions: 'keepDone' },
          onError: {
            target: 'judging',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        },
        after: { BULK_TIMEOUT_MS: { target: 'judging', actions: 'keepUnknown' } },
      },
      judging: {
        entry: 'announce',
        always: [{ guard: 'isFailed', target: 'selecting' }, { target: 'idle' }],
      },
    },
  });
}
