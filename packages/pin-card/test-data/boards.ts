import type { Board, BoardSection, ListPage } from '@tackboard/domain';
import { fn } from 'storybook/test';
import { pictures } from './pins.js';

const board = (
  id: number,
  name: string,
  picture: keyof typeof pictures,
  pinCount: number,
  changes: Partial<Board> = {},
): Board => ({
  id: String(id),
  name,
  url: `/mina/${id}/`,
  pinCount,
  images: { '170x': [{ url: pictures[picture].url, width: 170, height: 170 }] },
  ...changes,
});

/** The viewer's boards, last used first. */
export const someBoards: readonly Board[] = [
  board(51, 'Desert prints', 'dunes', 128),
  board(52, 'Posters', 'nightShapes', 64),
  board(53, 'Gifts, do not look', 'coffee', 9, { privacy: 'secret' }),
  board(54, 'Kitchen with Lena', 'terrazzo', 1243, { isCollaborative: true }),
  board(55, 'Pressing flowers', 'allium', 1),
  board(56, 'Places to see before the ice goes', 'alps', 340),
  board(57, 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', 'nagasaki', 3),
  board(58, 'Cats', 'chelsea', 77),
];

/** Enough boards for many pages. */
export const fiveHundredBoards: readonly Board[] = Array.from({ length: 500 }, (_, index) => ({
  ...(someBoards[index % someBoards.length] as Board),
  id: String(1000 + index),
  name: `${someBoards[index % someBoards.length]?.name ?? ''} ${index + 1}`,
}));

/** The sections of a board. */
const someSections: readonly BoardSection[] = [
  { id: 's1', title: 'Dunes', slug: 'dunes', pinCount: 41 },
  { id: 's2', title: 'Stone and canyon', slug: 'stone-and-canyon', pinCount: 60 },
  { id: 's3', title: 'Skies', slug: 'skies', pinCount: 27 },
];

/** Returns a page of boards. The bookmark is the index of its first board. */
export const listOf = (boards: readonly Board[]) =>
  fn(
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
      const end = Number(bookmark) + pageSize;
      return {
        items: matches.slice(Number(bookmark), end),
        ...(end < matches.length && { bookmark: String(end) }),
      };
    },
  ).mockName('listBoards');

/** The calls of the board picker. */
export const pickerPorts = {
  listBoards: listOf(someBoards),
  listSections: fn(async () => ({ items: someSections })).mockName('listSections'),
  createBoard: fn(
    async ({ name, privacy }: { readonly name: string; readonly privacy?: string }) => ({
      id: '99',
      name,
      privacy,
      url: '/mina/new/',
    }),
  ).mockName('createBoard'),
};
