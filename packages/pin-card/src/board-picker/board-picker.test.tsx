import { describeConformance } from '@tackboard/conformance';
import type { Board, BoardSection, ListPage } from '@tackboard/domain';
import { flush } from '@tackboard/machines/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePage, type SampleOptions } from '../sample-page.stories.js';
import { BoardPicker } from './board-picker.js';

const board = (index: number, changes: Partial<Board> = {}): Board => ({
  id: String(index),
  name: `Board ${index}`,
  url: `/mina/board-${index}/`,
  ...changes,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => board(index + 1));

/** Boards in pages of what is asked for, by the bookmark of the first one. */
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
      const hits = boards.filter(({ name }) => name?.toLowerCase().includes(query.toLowerCase()));
      const start = Number(bookmark);
      const end = start + pageSize;
      return {
        items: hits.slice(start, end),
        ...(end < hits.length && { bookmark: String(end) }),
      };
    },
  );

const sections: readonly BoardSection[] = [
  { id: 's1', title: 'Blue doors', slug: 'blue-doors', pinCount: 7 },
  { id: 's2', title: 'Red doors', slug: 'red-doors' },
];

afterEach(cleanup);

async function show(calls: SampleOptions['calls']) {
  const onPick = vi.fn();
  const page = samplePage({ calls });
  render(page.inside(<BoardPicker onPick={onPick} heading="Choose a board" />));
  await act(flush);
  return { onPick, ...page };
}

const search = () => screen.getByRole('searchbox', { name: 'Search boards' });
const row = (name: RegExp | string) => screen.getByRole('button', { name });
/** What is read aloud about the list. */
const said = () => document.querySelector('.tb-boards output')?.textContent;
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

  it('asks for 25 boards, last used first, and says how many came (S3 §9 §4.13)', async () => {
    const listBoards = listOf(many(30));
    await show({ listBoards });
    expect(listBoards.mock.calls[0]?.[0]).toEqual({ pageSize: 25, sort: 'last_pinned_to' });
    expect(rows()).toHaveLength(25);
    expect(said()).toBe('25 boards');
  });

  it('shows the next pages of five hundred boards', async () => {
    await show({ listBoards: listOf(many(500)) });
    await press('Show more boards');
    expect(rows()).toHaveLength(50);
    expect(said()).toBe('50 boards');
  });

  it('goes on with the first new board when its button goes with the last page', async () => {
    await show({ listBoards: listOf(many(26)) });
    expect(document.activeElement).toBe(document.body);
    await press('Show more boards');
    expect(document.activeElement).toBe(row('Board 26'));
  });

  it('goes back from the form to where it was left', async () => {
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

  it('says of a board what is to be known: secret, shared, how many pins', async () => {
    await show({
      listBoards: listOf([
        board(1, { privacy: 'secret', pinCount: 1234 }),
        board(2, { isCollaborative: true, pinCount: 1 }),
      ]),
    });
    expect(row('Board 1 1,234 Pins Secret board')).toBeTruthy();
    expect(row('Board 2 1 Pin Group board')).toBeTruthy();
  });

  it('searches after a pause of 250 ms, and offers a board of that name', async () => {
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
    expect(said()).toBe('No board matches “board 1x”.');
    await press('Create “board 1x”');
    expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe(
      'board 1x',
    );
  });

  describe('with keys', () => {
    it('Enter in the search picks the first hit, and nothing while nothing is typed', async () => {
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

    it('arrows walk the rows and Enter picks, one stop of the Tab key for all', async () => {
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

    it('a letter typed on a row goes to the search', async () => {
      await show({ listBoards: listOf(many(3)) });
      act(() => row('Board 2').focus());
      await userEvent.keyboard('d');
      expect(document.activeElement).toBe(search());
      expect((search() as HTMLInputElement).value).toBe('d');
    });

    it('the arrows of the line go into the sections and back', async () => {
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
    it('show below their board, which can be picked itself, with a way back', async () => {
      const listSections = vi.fn(async () => ({ items: sections }));
      const { onPick } = await show({ listBoards: listOf(many(2)), listSections });
      await press('Sections of Board 1');
      expect(listSections).toHaveBeenCalledWith({ boardId: '1', pageSize: 25 }, expect.anything());
      expect(screen.getByRole('heading', { name: 'Board 1' })).toBeTruthy();
      expect(row('Blue doors 7 Pins')).toBeTruthy();
      await press('Back');
      expect(document.activeElement).toBe(row('Board 1'));
      await press('Sections of Board 1');
      await press('Red doors');
      expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(1), section: sections[1] });
    });

    it('none, and a list that could not be loaded', async () => {
      const listSections = vi
        .fn<() => Promise<ListPage<BoardSection>>>()
        .mockRejectedValueOnce(new Error('HTTP 500'))
        .mockResolvedValueOnce({ items: [] });
      await show({ listBoards: listOf(many(1)), listSections });
      await press('Sections of Board 1');
      expect(said()).toBe('The sections could not be loaded.');
      await press('Try again');
      expect(screen.getByText('This board has no sections yet.')).toBeTruthy();
    });

    it('are not offered where nobody lists them', async () => {
      await show({ listBoards: listOf(many(1)) });
      expect(screen.queryByRole('button', { name: /^Sections/ })).toBeNull();
    });
  });

  describe('a new board', () => {
    it('is where a viewer without boards starts, and is picked once it is made', async () => {
      const createBoard = vi.fn(async () => board(7));
      const { onPick } = await show({ listBoards: listOf([]), createBoard });
      await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Desert   prints ');
      await userEvent.click(screen.getByRole('switch', { name: /^Keep this board secret/ }));
      await press('Create');
      expect(createBoard).toHaveBeenCalledWith(
        { name: 'Desert prints', privacy: 'secret' },
        expect.objectContaining({ idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }),
      );
      expect(onPick).toHaveBeenCalledExactlyOnceWith({ board: board(7) });
    });

    it('has a name of at most 50 characters (S1 §5), and says what is wrong below the field', async () => {
      const createBoard = vi.fn(async () => board(7));
      await show({ listBoards: listOf([]), createBoard });
      const field = screen.getByRole('textbox', { name: 'Name' });
      await press('Create');
      expect(screen.getByText('Give your board a name.')).toBeTruthy();
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      await userEvent.type(field, 'x'.repeat(51));
      await press('Create');
      expect(screen.getByText('That is 1 character too many. Use at most 50.')).toBeTruthy();
      expect(createBoard).not.toHaveBeenCalled();
    });

    it('that the server refuses says so in its words and keeps what was typed', async () => {
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

    it('is not offered where nobody makes one', async () => {
      await show({ listBoards: listOf([]) });
      expect(screen.getByText('You have no boards yet.')).toBeTruthy();
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  it('that could not be loaded says so and tries again', async () => {
    const listBoards = vi
      .fn<() => Promise<ListPage<Board>>>()
      .mockRejectedValueOnce(new Error('HTTP 500'))
      .mockResolvedValueOnce({ items: many(2) });
    await show({ listBoards });
    expect(said()).toBe('Your boards could not be loaded.');
    await press('Try again');
    expect(rows()).toHaveLength(2);
  });

  it('holds the place of boards that are on their way', async () => {
    await show({ listBoards: () => new Promise(() => undefined) });
    expect(screen.getByText('Loading boards')).toBeTruthy();
    expect(document.querySelectorAll('.tb-boards-skeleton')).toHaveLength(5);
  });

  it('without its call says what to add, where', () => {
    class Catch extends Component<{ readonly children: ReactNode }> {
      override state = { text: '' };
      static getDerivedStateFromError = (error: unknown) => ({ text: String(error) });
      override render() {
        return this.state.text || this.props.children;
      }
    }
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(
      samplePage().inside(
        <Catch>
          <BoardPicker onPick={() => {}} />
        </Catch>,
      ),
    );
    quiet.mockRestore();
    expect(container.textContent).toContain('BoardPicker needs the server call "listBoards"');
  });
});
