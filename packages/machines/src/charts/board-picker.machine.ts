import {
  type Board,
  BOARDS_PAGE_SIZE,
  type BoardSection,
  checkBoardTitle,
  writeFailure,
} from '@tackboard/domain';
import { assign, fromPromise, setup } from 'xstate';
import type {
  BoardFormState,
  BoardPickerContext,
  BoardPickerEvent,
  BoardPickerInput,
  BoardsPage,
  PickedTarget,
  SectionsPage,
} from './board-picker.types.js';

/** From the last letter of a search until it is sent, in milliseconds. */
const BOARD_SEARCH_DELAY_MS = 250;
/** How long a page of boards or sections may be pending before it counts as failed, in milliseconds. */
const BOARDS_TIMEOUT_MS = 10_000;
/** How long a new board may be pending before it counts as failed, in milliseconds; its key stays. */
const CREATE_BOARD_TIMEOUT_MS = 30_000;

/** The title that a typed name makes, tidied; empty while it makes none. */
function titleOf({ name }: BoardFormState): string {
  const check = checkBoardTitle(name);
  return check.ok ? check.value : '';
}

function lastUsedFirst(boards: readonly Board[], ids: readonly string[]): readonly Board[] {
  const place = ({ id }: Board) => {
    const index = id === undefined ? -1 : ids.indexOf(id);
    return index < 0 ? ids.length : index;
  };
  return [...boards].sort((a, b) => place(a) - place(b));
}

function append<Item extends { readonly id?: string }>(
  items: readonly Item[],
  more: readonly Item[],
): readonly Item[] {
  const ids = new Set(items.map(({ id }) => id));
  return [...items, ...more.filter(({ id }) => id === undefined || !ids.has(id))];
}

const emptyForm = (key: string): BoardFormState => ({ name: '', isSecret: false, key });

/**
 * The chart of the board picker of the classic and inline save buttons: a searchable list of boards in pages of
 * 25, last used first; the sections of one; and a form for a new board, which is where a viewer without boards starts.
 */
export const boardPickerMachine = setup({
  types: {
    context: {} as BoardPickerContext,
    events: {} as BoardPickerEvent,
    input: {} as BoardPickerInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    listBoards: fromPromise<BoardsPage, Pick<BoardPickerContext, 'ports' | 'query' | 'bookmark'>>(
      ({ input: { ports, query, bookmark }, signal }) =>
        ports.listBoards(
          {
            pageSize: BOARDS_PAGE_SIZE,
            sort: 'last_pinned_to',
            ...(query.trim() && { query: query.trim() }),
            ...(bookmark && { bookmark }),
          },
          { signal },
        ),
    ),
    listSections: fromPromise<SectionsPage, BoardPickerContext>(
      ({ input: { ports, board, sectionsBookmark: bookmark }, signal }) =>
        ports.listSections(
          { boardId: board?.id ?? '', pageSize: BOARDS_PAGE_SIZE, ...(bookmark && { bookmark }) },
          { signal },
        ),
    ),
    createBoard: fromPromise<Board, BoardPickerContext>(({ input: { ports, form }, signal }) =>
      ports.createBoard(
        { name: titleOf(form), privacy: form.isSecret ? 'secret' : 'public' },
        { signal, idempotencyKey: form.key },
      ),
    ),
  },
  guards: {
    hasNoBoard: ({ context: { boards, query } }) => boards.length === 0 && query.trim() === '',
    hasMore: ({ context }) => context.bookmark !== undefined,
    hasMoreSections: ({ context }) => context.sectionsBookmark !== undefined,
    isValid: ({ context }) => checkBoardTitle(context.form.name).ok,
  },
  actions: {
    reset: assign(({ context: { ports } }) => ({
      query: '',
      boards: [],
      bookmark: undefined,
      form: emptyForm(ports.newKey()),
    })),
    keepQuery: assign(({ event }) => (event.type === 'SEARCH' ? { query: event.query } : {})),
    keepBoards: assign(({ context }, { items, bookmark }: BoardsPage) => ({
      boards: lastUsedFirst(items, context.recentBoardIds),
      bookmark,
    })),
    addBoards: assign(({ context }, { items, bookmark }: BoardsPage) => ({
      boards: append(context.boards, items),
      bookmark,
    })),
    enterBoard: assign(({ event }) =>
      event.type === 'SHOW_SECTIONS'
        ? { board: event.board, sections: [], sectionsBookmark: undefined }
        : {},
    ),
    addSections: assign(({ context }, { items, bookmark }: SectionsPage) => ({
      sections: append<BoardSection>(context.sections, items),
      sectionsBookmark: bookmark,
    })),
    startForm: assign(({ context: { ports, query } }) => ({
      form: { ...emptyForm(ports.newKey()), name: query.trim() },
    })),
    keepForm: assign(({ context: { ports, form }, event }) => {
      const { name, isSecret } = form;
      if (event.type === 'NAME')
        return { form: { name: event.name, isSecret, key: ports.newKey() } };
      if (event.type !== 'SECRET') return {};
      return { form: { name, isSecret: event.isSecret, key: ports.newKey() } };
    }),
    keepInvalid: assign(({ context: { form } }) => {
      const check = checkBoardTitle(form.name);
      return check.ok ? {} : { form: { ...form, problem: check.problem } };
    }),
    keepFailure: assign(({ context: { form } }, { error }: { error: unknown }) => {
      const { displayMessage } = writeFailure(error);
      const message = displayMessage === undefined ? {} : { message: displayMessage };
      return { form: { ...form, isFailed: true, ...message } };
    }),
    keepTimeout: assign(({ context: { form } }) => ({ form: { ...form, isFailed: true } })),
    remember: assign(({ context }, board: Board) => {
      if (board.id === undefined) return {};
      const others = context.recentBoardIds.filter((id) => id !== board.id);
      return { recentBoardIds: [board.id, ...others] };
    }),
    pick: ({ context }, target: PickedTarget) => context.ports.onPick?.(target),
  },
  delays: { BOARD_SEARCH_DELAY_MS, BOARDS_TIMEOUT_MS, CREATE_BOARD_TIMEOUT_MS },
}).createMachine({
  id: 'boardPicker',
  context: ({ input }) => ({
    ports: input.ports,
    recentBoardIds: input.recentBoardIds ?? [],
    query: '',
    boards: [],
    sections: [],
    form: emptyForm(''),
  }),
  initial: 'closed',
  states: {
    closed: {
      on: { OPEN: { target: 'open', actions: 'reset' } },
    },
    open: {
      on: {
        CLOSE: 'closed',
        PICK: {
          target: 'closed',
          actions: [
            { type: 'remember', params: ({ event }) => event.board },
            {
              type: 'pick',
              params: ({ event: { board, section } }) => ({ board, ...(section && { section }) }),
            },
          ],
        },
      },
      initial: 'boards',
      states: {
        boards: {
          on: {
            SEARCH: { target: '.searching', actions: 'keepQuery' },
            SHOW_SECTIONS: { target: 'sections', actions: 'enterBoard' },
            CREATE: { target: 'form', actions: 'startForm' },
          },
          initial: 'loading',
          states: {
            searching: {
              tags: 'busy',
              after: { BOARD_SEARCH_DELAY_MS: 'loading' },
            },
            loading: {
              tags: 'busy',
              invoke: {
                src: 'listBoards',
                input: ({ context: { ports, query } }) => ({ ports, query }),
                onDone: {
                  target: 'resolving',
                  actions: { type: 'keepBoards', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
              after: { BOARDS_TIMEOUT_MS: 'failed' },
            },
            resolving: {
              always: [
                {
                  guard: 'hasNoBoard',
                  target: '#boardPicker.open.form',
                  actions: 'startForm',
                },
                { target: 'listed' },
              ],
            },
            listed: {
              on: { MORE: { guard: 'hasMore', target: 'loadingMore' } },
            },
            loadingMore: {
              tags: 'busy',
              invoke: {
                src: 'listBoards',
                input: ({ context }) => context,
                onDone: {
                  target: 'listed',
                  actions: { type: 'addBoards', params: ({ event }) => event.output },
                },
                onError: 'failedMore',
              },
              after: { BOARDS_TIMEOUT_MS: 'failedMore' },
            },
            failed: { tags: 'failed', on: { RETRY: 'loading' } },
            failedMore: { tags: 'failed', on: { RETRY: 'loadingMore' } },
          },
        },
        sections: {
          on: { BACK: 'boards.listed' },
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                src: 'listSections',
                input: ({ context }) => context,
                onDone: {
                  target: 'listed',
                  actions: { type: 'addSections', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
              after: { BOARDS_TIMEOUT_MS: 'failed' },
            },
            listed: { on: { MORE: { guard: 'hasMoreSections', target: 'loading' } } },
            failed: { tags: 'failed', on: { RETRY: 'loading' } },
          },
        },
        form: {
          on: { BACK: 'boards.listed' },
          initial: 'editing',
          states: {
            editing: {
              on: {
                NAME: { actions: 'keepForm' },
                SECRET: { actions: 'keepForm' },
                SUBMIT: [{ guard: 'isValid', target: 'creating' }, { actions: 'keepInvalid' }],
              },
            },
            creating: {
              tags: 'busy',
              invoke: {
                src: 'createBoard',
                input: ({ context }) => context,
                onDone: {
                  target: '#boardPicker.closed',
                  actions: [
                    { type: 'remember', params: ({ event }) => event.output },
                    { type: 'pick', params: ({ event }) => ({ board: event.output }) },
                  ],
                },
                onError: {
                  target: 'editing',
                  actions: { type: 'keepFailure', params: ({ event }) => event },
                },
              },
              after: { CREATE_BOARD_TIMEOUT_MS: { target: 'editing', actions: 'keepTimeout' } },
            },
          },
        },
      },
    },
  },
});
