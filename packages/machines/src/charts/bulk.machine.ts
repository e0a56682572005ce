import { type BulkAction, type BulkEdit, type BulkEdited, writeFailure } from '@tackboard/domain';
import { assign, fromPromise, setup } from 'xstate';

/** Which pins are selected: some by id, or every pin of the board or section. */
export type BulkSelection = readonly string[] | 'all';

/** What to do with the selection; `bulkDelete` is confirmed first. */
export interface BulkRequest {
  readonly action: BulkAction;
  readonly targetBoardId?: string;
  readonly targetSectionId?: string;
  /** Of the section that `bulkCreateSection` makes. */
  readonly sectionTitle?: string;
}

/** The outcome. After `unknown` the board has to be read again. */
export interface BulkOutcome extends BulkRequest {
  readonly result: 'done' | 'failed' | 'unknown';
  readonly pinIds: BulkSelection;
  /** The pins that the server changed, where it names them. */
  readonly editedIds?: readonly string[];
  /** The server's own sentence about a failure. */
  readonly message?: string;
}

/** What the chart needs from outside. */
export interface BulkPorts {
  readonly bulkEdit: BulkEdit;
  readonly newKey: () => string;
  readonly onOutcome?: (outcome: BulkOutcome) => void;
}

/** What an actor starts from: the board, or one section of it. */
export interface BulkInput {
  readonly boardId: string;
  readonly sectionId?: string;
}

/** The chart's memory. */
export interface BulkContext extends BulkInput {
  readonly ports: BulkPorts;
  readonly selection: BulkSelection;
  readonly request?: BulkRequest | undefined;
  readonly key: string;
  readonly result?: BulkOutcome['result'] | undefined;
  readonly message?: string | undefined;
  readonly edited?: BulkEdited | undefined;
}

/** The events of the chart. `loadedPinIds` is what the page shows, for a pin that leaves a selection of all. */
export type BulkEvent =
  | { readonly type: 'START' }
  | { readonly type: 'STOP' }
  | { readonly type: 'TOGGLE'; readonly pinId: string; readonly loadedPinIds: readonly string[] }
  | { readonly type: 'SELECT_ALL' }
  | { readonly type: 'CLEAR' }
  | ({ readonly type: 'DO' } & BulkRequest)
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };

/** How long a bulk edit may be pending before its outcome counts as unknown, in milliseconds. */
const BULK_TIMEOUT_MS = 60_000;

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
 * The chart of editing many pins of a board at once (S1 §9.22): select, then move, copy, put into a new section, or
 * delete after a confirmation. A failure keeps the selection.
 */
export const bulkMachine = setup({
  types: {
    context: {} as BulkContext,
    events: {} as BulkEvent,
    input: {} as BulkInput & { readonly ports: BulkPorts },
    tags: {} as 'busy',
  },
  actors: {
    edit: fromPromise<BulkEdited | undefined, BulkContext>(async ({ input, signal }) => {
      const { ports, boardId, sectionId, selection, request, key } = input;
      const edited = await ports.bulkEdit(
        {
          action: 'bulkMove',
          ...request,
          boardId,
          ...(sectionId !== undefined && { sectionId }),
          pinIds: selection,
        },
        { signal, idempotencyKey: key },
      );
      return edited ?? undefined;
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
    clear: assign({ selection: [], result: undefined, message: undefined, edited: undefined }),
    selectAll: assign({ selection: 'all' }),
    toggle: assign(({ context, event }) =>
      event.type === 'TOGGLE'
        ? { selection: toggled(context.selection, event.pinId, event.loadedPinIds) }
        : {},
    ),
    keepRequest: assign(({ context: { ports }, event }) => {
      if (event.type !== 'DO') return {};
      const { type: _, ...request } = event;
      return {
        request,
        key: ports.newKey(),
        result: undefined,
        message: undefined,
        edited: undefined,
      };
    }),
    keepDone: assign((_, edited: BulkEdited | undefined) => ({
      result: 'done' as const,
      edited,
    })),
    keepUnknown: assign({ result: 'unknown' }),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const { outcome, displayMessage } = writeFailure(error);
      return { result: outcome, message: displayMessage };
    }),
    announce: ({ context: { ports, edited, message, result, selection, request } }) => {
      if (!request || !result) return;
      ports.onOutcome?.({
        ...request,
        result,
        pinIds: selection,
        ...(edited && { editedIds: edited.pinIds }),
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
          { guard: 'deletesSelection', target: 'confirming', actions: 'keepRequest' },
          { guard: 'hasSelection', target: 'running', actions: 'keepRequest' },
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
        onDone: {
          target: 'resolving',
          actions: { type: 'keepDone', params: ({ event }) => event.output },
        },
        onError: {
          target: 'resolving',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
      after: { BULK_TIMEOUT_MS: { target: 'resolving', actions: 'keepUnknown' } },
    },
    resolving: {
      entry: 'announce',
      always: [{ guard: 'isFailed', target: 'selecting' }, { target: 'idle' }],
    },
  },
});
