import type { Board, CreateBoardRequest, ListBoardsRequest } from '@tackboard/domain';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createFakeClock, flush, PinServerError } from '../testing/index.js';
import { boardPickerMachine } from './board-picker.machine.js';
import type { BoardPickerPorts, PickedTarget } from './board-picker.types.js';

const boardsOf = (count: number): Board[] =>
  Array.from({ length: count }, (_, index) => ({ id: `b${index}`, name: `Board ${index}` }));

function start(
  boards: readonly Board[] = boardsOf(3),
  over: Partial<BoardPickerPorts> = {},
  recentBoardIds?: readonly string[],
) {
  const clock = createFakeClock();
  const asked: ListBoardsRequest[] = [];
  const created: [CreateBoardRequest, string][] = [];
  const picks: PickedTarget[] = [];
  let lastKey = 0;
  const actor = createActor(boardPickerMachine, {
    clock,
    input: {
      ports: {
        listBoards: async (request) => {
          asked.push(request);
          const found = boards.filter(({ name }) => name?.includes(request.query ?? ''));
          const from = Number(request.bookmark ?? 0);
          const to = from + request.pageSize;
          return {
            items: found.slice(from, to),
            ...(to < found.length ? { bookmark: String(to) } : {}),
          };
        },
        listSections: async ({ boardId, bookmark }) =>
          bookmark
            ? { items: [{ id: `${boardId}-s2` }] }
            : { items: [{ id: `${boardId}-s1` }], bookmark: 'more' },
        createBoard: async (request, { idempotencyKey }) => {
          created.push([request, idempotencyKey]);
          return { id: 'new', name: request.name };
        },
        newKey: () => `key-${++lastKey}`,
        onPick: (target) => picks.push(target),
        ...over,
      },
      ...(recentBoardIds && { recentBoardIds }),
    },
  }).start();
  const open = async () => {
    actor.send({ type: 'OPEN' });
    await flush();
  };
  const names = () => actor.getSnapshot().context.boards.map(({ id }) => id);
  return { actor, asked, clock, created, names, open, picks };
}

describe('the list of boards', () => {
  it('with 500 boards comes in 20 pages of 25, the last used first (S3 §9)', async () => {
    const { actor, asked, names, open } = start(boardsOf(500));
    await open();
    expect(names()).toHaveLength(25);
    for (let page = 1; page < 20; page++) {
      actor.send({ type: 'MORE' });
      actor.send({ type: 'MORE' });
      await flush();
    }
    expect(names()).toHaveLength(500);
    expect(asked).toHaveLength(20);
    expect(asked[0]).toEqual({ pageSize: 25, sort: 'last_pinned_to' });
    expect(asked[19]).toEqual({ pageSize: 25, sort: 'last_pinned_to', bookmark: '475' });
    actor.send({ type: 'MORE' });
    expect(asked).toHaveLength(20);
  });

  it('with one board lists it', async () => {
    const { actor, names, open } = start(boardsOf(1));
    await open();
    expect(actor.getSnapshot().value).toEqual({ open: { boards: 'listed' } });
    expect(names()).toEqual(['b0']);
  });

  it('with no board starts with the form for a new one', async () => {
    const { actor, open } = start([]);
    await open();
    expect(actor.getSnapshot().value).toEqual({ open: { form: 'editing' } });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().value).toEqual({ open: { boards: 'listed' } });
  });

  it('puts boards that were saved to on this page first', async () => {
    const { actor, names, open } = start(boardsOf(4), {}, ['b2']);
    await open();
    expect(names()).toEqual(['b2', 'b0', 'b1', 'b3']);
    actor.send({ type: 'PICK', board: { id: 'b3' } });
    await open();
    expect(names()).toEqual(['b3', 'b2', 'b0', 'b1']);
  });

  it('shows secret boards as they come', async () => {
    const secret: Board = { id: 's', name: 'Gifts', privacy: 'secret' };
    const { actor, open } = start([secret]);
    await open();
    expect(actor.getSnapshot().context.boards).toEqual([secret]);
  });

  it('lists no board twice when the server’s pages overlap', async () => {
    const pages = [{ items: boardsOf(2), bookmark: 'more' }, { items: boardsOf(3) }];
    const { actor, names, open } = start([], {
      listBoards: () => Promise.resolve(pages.shift() ?? { items: [] }),
    });
    await open();
    actor.send({ type: 'MORE' });
    await flush();
    expect(names()).toEqual(['b0', 'b1', 'b2']);
  });

  it('is requested again after a failure, the first page and later ones', async () => {
    let fails = true;
    const { actor, open } = start([], {
      listBoards: ({ bookmark }) =>
        fails
          ? Promise.reject(new Error('offline'))
          : Promise.resolve(
              bookmark ? { items: [{ id: 'z' }] } : { items: boardsOf(1), bookmark: 'm' },
            ),
    });
    await open();
    expect(actor.getSnapshot().value).toEqual({ open: { boards: 'failed' } });
    fails = false;
    actor.send({ type: 'RETRY' });
    await flush();
    expect(actor.getSnapshot().value).toEqual({ open: { boards: 'listed' } });
    fails = true;
    actor.send({ type: 'MORE' });
    await flush();
    expect(actor.getSnapshot().value).toEqual({ open: { boards: 'failedMore' } });
    fails = false;
    actor.send({ type: 'RETRY' });
    await flush();
    expect(actor.getSnapshot().context.boards.map(({ id }) => id)).toEqual(['b0', 'z']);
  });
});

describe('a list without a response', () => {
  const never = () => new Promise<never>(() => undefined);

  it('counts as failed at 10 s: the first page, later ones and sections', async () => {
    const pages = [{ items: boardsOf(1), bookmark: 'more' }];
    const { actor, clock } = start([], {
      listBoards: ({ bookmark }) =>
        bookmark ? never() : (Promise.resolve(pages.shift()) as ReturnType<typeof never>),
      listSections: never,
    });
    const failsAt10s = (loading: object, failed: object) => {
      clock.advance(9_999);
      expect(actor.getSnapshot().value).toEqual(loading);
      clock.advance(1);
      expect(actor.getSnapshot().value).toEqual(failed);
    };
    actor.send({ type: 'OPEN' });
    await flush();
    actor.send({ type: 'MORE' });
    failsAt10s({ open: { boards: 'loadingMore' } }, { open: { boards: 'failedMore' } });
    actor.send({ type: 'SHOW_SECTIONS', board: { id: 'b1' } });
    failsAt10s({ open: { sections: 'loading' } }, { open: { sections: 'failed' } });
    const other = start([], { listBoards: never });
    other.actor.send({ type: 'OPEN' });
    other.clock.advance(9_999);
    expect(other.actor.getSnapshot().value).toEqual({ open: { boards: 'loading' } });
    other.clock.advance(1);
    expect(other.actor.getSnapshot().value).toEqual({ open: { boards: 'failed' } });
  });

  it('a new board counts as failed at 30 s, and is sent again with its key', async () => {
    const keys: string[] = [];
    const { actor, clock, open } = start([], {
      createBoard: (_, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return never();
      },
    });
    await open();
    actor.send({ type: 'NAME', name: 'Kelp' });
    actor.send({ type: 'SUBMIT' });
    clock.advance(29_999);
    expect(actor.getSnapshot().value).toEqual({ open: { form: 'creating' } });
    clock.advance(1);
    expect(actor.getSnapshot().value).toEqual({ open: { form: 'editing' } });
    expect(actor.getSnapshot().context.form).toMatchObject({ name: 'Kelp', isFailed: true });
    actor.send({ type: 'SUBMIT' });
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('the search', () => {
  it('is sent 250 ms after the last letter', async () => {
    const { actor, asked, clock, names, open } = start(boardsOf(30));
    await open();
    actor.send({ type: 'SEARCH', query: '1' });
    clock.advance(249);
    actor.send({ type: 'SEARCH', query: '12 ' });
    clock.advance(249);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    await flush();
    expect(asked[1]).toEqual({ pageSize: 25, sort: 'last_pinned_to', query: '12' });
    expect(names()).toEqual(['b12']);
  });

  it('that finds nothing shows an empty list, not the form', async () => {
    const { actor, clock, open } = start();
    await open();
    actor.send({ type: 'SEARCH', query: 'nothing' });
    clock.advance(250);
    await flush();
    expect(actor.getSnapshot().value).toEqual({ open: { boards: 'listed' } });
    expect(actor.getSnapshot().context.boards).toEqual([]);
  });

  it('gives its words to the form', async () => {
    const { actor, open } = start();
    await open();
    actor.send({ type: 'SEARCH', query: ' Kelp ' });
    actor.send({ type: 'CREATE' });
    expect(actor.getSnapshot().context.form.name).toBe('Kelp');
  });

  it('drops the response to an older search', async () => {
    const responses: ((page: { items: Board[] }) => void)[] = [];
    const { actor, clock, names } = start([], {
      listBoards: () => new Promise((resolve) => responses.push(resolve)),
    });
    actor.send({ type: 'OPEN' });
    actor.send({ type: 'SEARCH', query: 'new' });
    clock.advance(250);
    responses[1]?.({ items: [{ id: 'new' }] });
    responses[0]?.({ items: [{ id: 'old' }] });
    await flush();
    expect(names()).toEqual(['new']);
  });
});

describe('sections', () => {
  it('of a board come in pages, and one can be picked', async () => {
    const { actor, open, picks } = start();
    await open();
    actor.send({ type: 'SHOW_SECTIONS', board: { id: 'b1' } });
    await flush();
    actor.send({ type: 'MORE' });
    await flush();
    const { sections } = actor.getSnapshot().context;
    expect(sections.map(({ id }) => id)).toEqual(['b1-s1', 'b1-s2']);
    actor.send({ type: 'PICK', board: { id: 'b1' }, section: { id: 'b1-s2' } });
    expect(picks).toEqual([{ board: { id: 'b1' }, section: { id: 'b1-s2' } }]);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('lead back to the boards, and are requested again after a failure', async () => {
    let fails = true;
    const { actor, open } = start(undefined, {
      listSections: () =>
        fails ? Promise.reject(new Error('offline')) : Promise.resolve({ items: [] }),
    });
    await open();
    actor.send({ type: 'SHOW_SECTIONS', board: { id: 'b1' } });
    await flush();
    expect(actor.getSnapshot().value).toEqual({ open: { sections: 'failed' } });
    fails = false;
    actor.send({ type: 'RETRY' });
    await flush();
    expect(actor.getSnapshot().value).toEqual({ open: { sections: 'listed' } });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().value).toEqual({ open: { boards: 'listed' } });
  });
});

describe('a new board', () => {
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(51), 'too-long'],
  ] as const)('is not made of the name %j: it is %s (S1 §5)', async (name, kind) => {
    const { actor, created, open } = start([]);
    await open();
    actor.send({ type: 'NAME', name });
    actor.send({ type: 'SUBMIT' });
    expect(actor.getSnapshot().context.form.problem?.kind).toBe(kind);
    expect(created).toEqual([]);
  });

  it.each(['x'.repeat(50), '🌊'.repeat(50)])(
    'is made of 50 characters: %s (S1 §5)',
    async (name) => {
      const { actor, created, open } = start([]);
      await open();
      actor.send({ type: 'NAME', name });
      actor.send({ type: 'SUBMIT' });
      expect(created).toHaveLength(1);
    },
  );

  it('is made, secret or not, and picked', async () => {
    const { actor, created, open, picks } = start();
    await open();
    actor.send({ type: 'CREATE' });
    actor.send({ type: 'SUBMIT' });
    expect(actor.getSnapshot().context.form.problem?.kind).toBe('empty');
    actor.send({ type: 'NAME', name: ' Kelp forests ' });
    expect(actor.getSnapshot().context.form.problem).toBeUndefined();
    actor.send({ type: 'SECRET', isSecret: true });
    actor.send({ type: 'SUBMIT' });
    actor.send({ type: 'SUBMIT' });
    await flush();
    expect(created).toEqual([
      [{ name: 'Kelp forests', privacy: 'secret' }, expect.stringMatching(/^key-/)],
    ]);
    expect(picks).toEqual([{ board: { id: 'new', name: 'Kelp forests' } }]);
    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('that failed keeps its name, and its key for the next try', async () => {
    const keys: string[] = [];
    const { actor, open } = start([], {
      createBoard: (_, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return Promise.reject(new PinServerError('failed', 'You have that board.'));
      },
    });
    await open();
    actor.send({ type: 'NAME', name: 'Kelp' });
    actor.send({ type: 'SUBMIT' });
    await flush();
    expect(actor.getSnapshot().context.form).toMatchObject({
      name: 'Kelp',
      isFailed: true,
      message: 'You have that board.',
    });
    actor.send({ type: 'SUBMIT' });
    await flush();
    expect(keys[1]).toBe(keys[0]);
    actor.send({ type: 'NAME', name: 'Kelp 2' });
    actor.send({ type: 'SUBMIT' });
    await flush();
    expect(keys[2]).not.toBe(keys[0]);
  });
});

it('closes from anywhere and opens fresh', async () => {
  const { actor, asked, clock, open } = start();
  await open();
  actor.send({ type: 'SEARCH', query: '1' });
  actor.send({ type: 'CLOSE' });
  clock.advance(1000);
  expect(asked).toHaveLength(1);
  await open();
  expect(actor.getSnapshot().context).toMatchObject({ query: '', boards: { length: 3 } });
});
