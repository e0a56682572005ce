import { describeConformance } from '@tackboard/conformance';
import { type Board, type BoardSection, callError, type ListPage } from '@tackboard/domain';
import { flush } from '@tackboard/machines/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { BoardPicker } from './board-picker.js';

const board = (index: number, changes: Partial<Board> = {}): Board => ({
  id: String(index),
  name: `Board ${index}`,
  url: `/mina/board-${index}/`,
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => board(index + 1));

/** Returns a page of boards. The bookmark is the index of its first board. */
const listOf = (boards: readonly Board[]) =>
  vi.fn(
    async ({
      query = '',
      bookmark = '0',
      pageSize,
    }: {
      readonly query?: string;
      readonly bookmark?: string;
      readonly pageSize: number;
    }): Promise<ListPage<Board>> => {
      const matches = boards.filter(({ name }) =>
        name?.toLowerCase().includes(query.toLowerCase()),
      );
      const start = Number(bookmark);
      const end = start + pageSize;
      return {
        items: matches.slice(start, end),
        ...(end < matches.length && { bookmark: String(end) }),
      };
    },
  );

const sections: readonly BoardSection[] = [
  { id: 's1', title: 'Blue doors', slug: 'blue-doors', pinCount: 7 },
  { id: 's2', title: 'Red doors', slug: 'red-doors' },
];

// Loaded first, because the first import takes longer than a test waits.
beforeAll(() => import('../prompts/login-prompt.js'));
afterEach(cleanup);

async function show(calls: SampleOptions['calls'], currentBoardId?: string) {
  const onPick = vi.fn();
  const page = samplePage({ calls });
  render(
    page.inside(
      <BoardPicker onPick={onPick} currentBoardId={currentBoardId} heading="Choose a board" />,
    ),
  );
  await act(flush);
  return { onPick, ...page };
}

const search = () => screen.getByRole('searchbox', { name: 'Search boards' });
const row = (name: RegExp | string) => screen.getByRole('button', { name });
/** The announcement of the live region. */
const announcement = () => document.querySelector('.tb-boards output')?.textContent;
const rows = () => screen.queryAllByRole('button', { name: /^Board \d+/ });
const press = async (name: RegExp | string) => {
  await userEvent.click(row(name));
  await act(flush);
};

describe('BoardPicker', () => {
  describeConformance(<BoardPicker onPick={() => {}} />, {
    element: HTMLDivElement,
    inside: samplePage({ calls: { listBoards: listOf(many(2)) } }).inside,
  });

  it('prompts a limited login before a new board (S3 §6)', async () => {
    const createBoard = vi.fn(async () => board(9));
    const page = samplePage({
      viewer: { isAuth: true, id: '42', isLimitedLogin: true },
      calls: { listBoards: listOf(many(2)), createBoard },
      navigation: { openLogin: vi.fn() },
    });
    render(page.inside(<BoardPicker onPick={() => {}} />));
    await act(flush);
    await press('Create board');
    await screen.findByRole('dialog', { name: 'Log in to create a Pin or board' });
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(createBoard).not.toHaveBeenCalled();
  });

  it('prompts when the server refuses a new board because the login is limited (S3 §6)', async () => {
    const createBoard = () =>
      Promise.reject(callError('refused', { status: 403, isLimitedLogin: true }));
    await show({ listBoards: listOf([]), createBoard });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Doors');
    await press('Create');
    const name = 'Log in to create a Pin or board';
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });

  it('leaves out the board that the pin is on, unless it has sections (S1 §2)', async () => {
    await show({ listBoards: listOf(many(3)) }, '2');
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Board 1 ', 'Board 3 ']);
  });

  it('offers only the sections of the board that the pin is on (S1 §2)', async () => {
    const boards = [board(1), board(2, { sectionCount: 2 })];
    const listSections = async () => ({ items: sections });
    const { onPick } = await show({ listBoards: listOf(boards), listSections }, '2');
    await press(/^Board 2/);
    expect(onPick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(row('Back'));
    expect(screen.queryByRole('button', { name: /^Board 2/ })).toBeNull();
    await press(/^Blue doors/);
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: boards[1], section: sections[0] });
  });

  it('fetches 25 boards, last used first, and announces their number (S3 §9 §4.13)', async () => {
    const listBoards = listOf(many(30));
    await show({ listBoards });
    expect(listBoards.mock.calls[0]?.[0]).toEqual({ pageSize: 25, sort: 'last_pinned_to' });
    expect(rows()).toHaveLength(25);
    expect(announcement()).toBe('25 boards');
  });

  it('fetches the next page of 500 boards with a press', async () => {
    await show({ listBoards: listOf(many(500)) });
    await press('Show more boards');
    expect(rows()).toHaveLength(50);
    expect(announcement()).toBe('50 boards');
  });

  it('moves focus to the first new board when the last page removes the button', async () => {
    await show({ listBoards: listOf(many(26)) });
    expect(document.activeElement).toBe(document.body);
    await press('Show more boards');
    expect(document.activeElement).toBe(row('Board 26'));
  });

  it('returns focus to "Create board" when the form is closed', async () => {
    await show({ listBoards: listOf(many(2)), createBoard: async () => board(9) });
    await press('Create board');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
    await press('Back');
    expect(document.activeElement).toBe(row('Create board'));
  });

  it('picks a board', async () => {
    const { onPick } = await show({ listBoards: listOf(many(3)) });
    await press('Board 2');
    expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(2) });
  });

  it('names the number of pins, and whether a board is secret or a group board', async () => {
    await show({
      listBoards: listOf([
        board(1, { privacy: 'secret', pinCount: 1234 }),
        board(2, { isCollaborative: true, pinCount: 1 }),
      ]),
    });
    expect(row('Board 1 1,234 Pins Secret board')).toBeVisible();
    expect(row('Board 2 1 Pin Group board')).toBeVisible();
  });

  it('searches after a pause of 250 ms, and offers to create a board of that name', async () => {
    const listBoards = listOf(many(12));
    const { clock } = await show({ listBoards, createBoard: async () => board(99) });
    await userEvent.type(search(), 'board 1');
    act(() => clock.advance(249));
    expect(listBoards).toHaveBeenCalledTimes(1);
    act(() => clock.advance(1));
    await act(flush);
    expect(listBoards.mock.calls[1]?.[0]).toMatchObject({ query: 'board 1' });
    expect(rows()).toHaveLength(4);
    await userEvent.type(search(), 'x');
    act(() => clock.advance(250));
    await act(flush);
    expect(announcement()).toBe('No boards match “board 1x”.');
    await press('Create “board 1x”');
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe(
      'board 1x',
    );
  });

  describe('with the keyboard', () => {
    it('picks the first result with Enter, once something is typed', async () => {
      const { clock, onPick } = await show({ listBoards: listOf(many(12)) });
      await userEvent.type(search(), '{Enter}');
      expect(onPick).not.toHaveBeenCalled();
      await userEvent.type(search(), '12');
      await userEvent.keyboard('{Enter}');
      expect(onPick).not.toHaveBeenCalled();
      act(() => clock.advance(250));
      await act(flush);
      await userEvent.keyboard('{Enter}');
      expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(12) });
    });

    it('moves between rows with arrows, picks with Enter, and has one tab stop', async () => {
      const { onPick } = await show({ listBoards: listOf(many(3)) });
      act(() => search().focus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      expect(document.activeElement).toBe(row('Board 2'));
      await userEvent.keyboard('{End}');
      expect(document.activeElement).toBe(row('Board 3'));
      await userEvent.keyboard('{Home}{ArrowUp}');
      expect(document.activeElement).toBe(search());
      await userEvent.tab();
      expect(document.activeElement).toBe(row('Board 1'));
      expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
      await userEvent.keyboard('{Enter}');
      expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(1) });
    });

    it('types a letter into the search field from a row', async () => {
      await show({ listBoards: listOf(many(3)) });
      act(() => row('Board 2').focus());
      await userEvent.keyboard('d');
      expect(document.activeElement).toBe(search());
      expect((search() as HTMLInputElement).value).toBe('d');
    });

    it('opens the sections with the right arrow and goes back with the left one', async () => {
      const { onPick } = await show({
        listBoards: listOf(many(3)),
        listSections: async () => ({ items: sections }),
      });
      act(() => row('Board 2').focus());
      await userEvent.keyboard('{ArrowRight}');
      await act(flush);
      expect(document.activeElement).toBe(row('Board 2'));
      await userEvent.keyboard('{ArrowLeft}');
      expect(rows()).toHaveLength(3);
      await press('Sections of Board 3');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(3), section: sections[0] });
    });
  });

  describe('sections', () => {
    it('are not offered for a board that has none', async () => {
      const listSections = vi.fn(async () => ({ items: sections }));
      const [first, second] = [board(1), { ...board(2), sectionCount: 0 }];
      await show({ listBoards: listOf([first, second]), listSections });
      expect(screen.getByRole('button', { name: 'Sections of Board 1' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Sections of Board 2' })).toBeNull();
      act(() => row('Board 2').focus());
      await userEvent.keyboard('{ArrowRight}');
      expect(listSections).not.toHaveBeenCalled();
    });

    it('show below their board and a back button', async () => {
      const listSections = vi.fn(async () => ({ items: sections }));
      const { onPick } = await show({ listBoards: listOf(many(2)), listSections });
      await press('Sections of Board 1');
      expect(listSections).toHaveBeenCalledWith({ boardId: '1', pageSize: 25 }, expect.anything());
      expect(screen.getByRole('heading', { name: 'Board 1' })).toBeVisible();
      expect(row('Blue doors 7 Pins')).toBeVisible();
      await press('Back');
      expect(document.activeElement).toBe(row('Board 1'));
      await press('Sections of Board 1');
      await press('Red doors');
      expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(1), section: sections[1] });
    });

    it('can be fetched again after a failure, and may be empty', async () => {
      const listSections = vi
        .fn<() => Promise<ListPage<BoardSection>>>()
        .mockRejectedValueOnce(new Error('HTTP 500'))
        .mockResolvedValueOnce({ items: [] });
      await show({ listBoards: listOf(many(1)), listSections });
      await press('Sections of Board 1');
      expect(announcement()).toBe("Couldn't load the sections.");
      await press('Try again');
      expect(screen.getByText('No sections yet')).toBeVisible();
    });

    it('are hidden without the call listSections', async () => {
      await show({ listBoards: listOf(many(1)) });
      expect(screen.queryByRole('button', { name: /^Sections/ })).toBeNull();
    });
  });

  describe('a new board', () => {
    it('is where a viewer without boards starts, and is picked once it is created', async () => {
      const createBoard = vi.fn(async () => board(7));
      const { onPick } = await show({ listBoards: listOf([]), createBoard });
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Desert   prints ');
      await userEvent.click(screen.getByRole('switch', { name: /^Keep this board secret/ }));
      await press('Create');
      expect(createBoard).toHaveBeenCalledWith(
        expect.objectContaining({
          name: 'Desert prints',
          privacy: 'secret',
          layout: 'default',
          isProtected: false,
          returnExisting: false,
        }),
        expect.objectContaining({ idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }),
      );
      expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(7) });
    });

    it('has a name of 1 to 50 characters, with messages below the field (S1 §5)', async () => {
      const createBoard = vi.fn(async () => board(7));
      await show({ listBoards: listOf([]), createBoard });
      const field = screen.getByRole('textbox', { name: 'Name' });
      await press('Create');
      expect(screen.getByText('Give your board a name.')).toBeVisible();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      await userEvent.type(field, 'x'.repeat(51));
      await press('Create');
      expect(screen.getByText('1 character over the limit of 50.')).toBeVisible();
      expect(createBoard).not.toHaveBeenCalled();
    });

    it('keeps the typed name and shows the message of the server when it is refused', async () => {
      const refusal = Object.assign(new Error(), {
        outcome: 'failed',
        displayMessage: 'You have too many boards.',
      });
      await show({ listBoards: listOf([]), createBoard: () => Promise.reject(refusal) });
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Dunes');
      await press('Create');
      expect(screen.getByRole('alert').textContent).toBe('You have too many boards.');
      expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe(
        'Dunes',
      );
    });

    it('is not offered without the call createBoard', async () => {
      await show({ listBoards: listOf([]) });
      expect(screen.getByText('No boards yet')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  it('says that the boards could not be loaded, and retries with a press', async () => {
    const listBoards = vi
      .fn<() => Promise<ListPage<Board>>>()
      .mockRejectedValueOnce(new Error('HTTP 500'))
      .mockResolvedValueOnce({ items: many(2) });
    await show({ listBoards });
    expect(announcement()).toBe("Couldn't load your boards.");
    await press('Try again');
    expect(rows()).toHaveLength(2);
  });

  it('shows skeletons while boards are loading', async () => {
    await show({ listBoards: () => new Promise(() => undefined) });
    expect(screen.getByText('Loading boards')).toBeVisible();
    expect(document.querySelectorAll('.tb-boards-skeleton')).toHaveLength(5);
  });

  it('throws an error that names the missing call', () => {
    class ErrorBoundary extends Component<{ readonly children: ReactNode }> {
      override state = { text: '' };
      static getDerivedStateFromError = (error: unknown) => ({ text: String(error) });
      override render() {
        return this.state.text || this.props.children;
      }
    }
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      samplePage().inside(
        <ErrorBoundary>
          <BoardPicker onPick={() => {}} />
        </ErrorBoundary>,
      ),
    );
    consoleError.mockRestore();
    expect(container.textContent).toContain('BoardPicker needs the server call "listBoards"');
  });
});
