import { describeConformance } from '@tackboard/conformance';
import type { ListPage, Board, ListBoardsRequest } from '@tackboard/domain';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardPageCalls } from '../../test-data/board-page.js';
import { samplePage, type SampleOptions } from '../../test-data/page.js';
import { people } from '../../test-data/pins.js';
import { ProfileBoards, type ProfileBoardsProps } from './profile-boards.js';

beforeAll(() => import('./board-dialog.js'));
afterEach(cleanup);

const QUERY = { sort: 'last_pinned_to', privacy: 'all' } as const;
const POSTERS = { id: '1', name: 'Posters', url: '/lena/posters/', pinCount: 3 };
const QUICK_SAVES = { id: '2', name: 'Quick saves', layout: 'quick_saves', url: '/lena/q/' };

function show(props: Partial<ProfileBoardsProps> = {}, options: SampleOptions = {}) {
  const onQuery = vi.fn();
  const page = samplePage({ ...options, calls: boardPageCalls(options.calls) });
  render(
    page.inside(
      <ProfileBoards
        person={people.lena}
        boards={[POSTERS]}
        query={QUERY}
        onQuery={onQuery}
        {...props}
      />,
    ),
  );
  return { onQuery };
}

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('ProfileBoards', () => {
  describeConformance(
    <ProfileBoards person={people.lena} boards={[POSTERS]} query={QUERY} onQuery={() => {}} />,
    { element: HTMLElement, inside: samplePage({ calls: boardPageCalls() }).inside },
  );

  it('asks for another order and filter (S3 §4.13)', async () => {
    const { onQuery } = show();
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'A to Z');
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Protected');
    expect(onQuery.mock.calls).toEqual([
      [{ sort: 'alphabetical', privacy: 'all' }],
      [{ sort: 'last_pinned_to', privacy: 'protected' }],
    ]);
  });

  it('loads the next page in the same order, also after a failure (S3 §9)', async () => {
    const listBoards = vi
      .fn(async (_request: ListBoardsRequest): Promise<ListPage<Board>> => ({ items: [] }))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ items: [{ id: '3', name: 'Lamps', url: '/lena/lamps/' }] });
    show({ bookmark: 'b' }, { calls: { listBoards }, onError: () => {} });
    await userEvent.click(screen.getByRole('button', { name: 'Show more boards' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("More boards didn't load.");
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(names()).toEqual(['Posters 3 Pins', 'Lamps 0 Pins']));
    expect(listBoards.mock.calls[1]?.[0]).toEqual({
      username: people.lena.username,
      privacyFilter: 'all',
      pageSize: 25,
      sort: 'last_pinned_to',
      bookmark: 'b',
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['without a board', { boards: [] }, true],
    ['with the board of quick saves alone', { boards: [QUICK_SAVES] }, true],
    ['with quick saves that show', { boards: [QUICK_SAVES], showsQuickSaves: true }, false],
    ['with more on the next page', { boards: [QUICK_SAVES], bookmark: 'b' }, false],
  ])('a list %s says whether it is empty (S3 §6)', (_title, props, isEmpty) => {
    show(props, { calls: { listBoards: async () => ({ items: [] }) } });
    const text = screen.queryByText('There are no boards here that you can see yet.');
    expect(text !== null).toBe(isEmpty);
    expect(screen.queryByLabelText('Sort by') === null).toBe(isEmpty);
  });

  it('creates a board on the own profile alone', async () => {
    const onCreated = vi.fn();
    show({ onCreated });
    expect(screen.queryByRole('button', { name: 'Create board' })).toBeNull();
    cleanup();
    show({ person: people.viewer, onCreated });
    await userEvent.click(screen.getByRole('button', { name: 'Create board' }));
    await act(() => vi.dynamicImportSettled());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Waves');
    const dialog = screen.getByRole('dialog');
    await userEvent.click(dialog.querySelector<HTMLElement>('[type="submit"]')!);
    await vi.waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  });

  it('S3 §6: a limited login is asked to log in first', async () => {
    const promptLogin = vi.fn();
    show(
      { person: people.viewer },
      {
        viewer: { isAuth: true, id: '42', isLimitedLogin: true },
        navigation: { promptLogin },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Create board' }));
    expect(promptLogin).toHaveBeenCalledExactlyOnceWith({ reason: 'createBoard' });
  });
});
