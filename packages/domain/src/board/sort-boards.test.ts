import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_SORTS } from './boards-list.js';
import { sortBoards } from './sort-boards.js';

const boards = [
  { name: 'zebra', createdAt: 2, lastPinnedAt: 9 },
  { name: 'Äpfel', createdAt: 3 },
  { name: 'Board 10', createdAt: 1, lastPinnedAt: 30, isCollaborative: true },
  { name: 'board 9', lastPinnedAt: 20 },
];

const names = (sort: (typeof BOARD_SORTS)[number], locale?: string) =>
  sortBoards(boards, sort, locale).map(({ name }) => name);

describe('sortBoards', () => {
  it.each([
    ['alphabetical', ['Äpfel', 'board 9', 'Board 10', 'zebra']],
    ['last_pinned_to', ['Board 10', 'board 9', 'zebra', 'Äpfel']],
    ['oldest', ['Board 10', 'zebra', 'Äpfel', 'board 9']],
    ['newest', ['Äpfel', 'zebra', 'Board 10', 'board 9']],
    ['group_boards_at_top', ['Board 10', 'zebra', 'Äpfel', 'board 9']],
    ['custom', ['zebra', 'Äpfel', 'Board 10', 'board 9']],
  ] as const)('S3 §4.13: %s', (sort, expected) => {
    expect(names(sort)).toEqual(expected);
  });

  it('S3 §4.13: the alphabet is that of the language', () => {
    expect(names('alphabetical', 'sv')).toEqual(['board 9', 'Board 10', 'zebra', 'Äpfel']);
  });

  it('S3 §4.13: a board without a name comes first, and nothing is lost', () => {
    expect(sortBoards([{ name: 'a' }, {}], 'alphabetical')).toEqual([{}, { name: 'a' }]);
    const board = fc.record(
      { createdAt: fc.nat(5), lastPinnedAt: fc.nat(5) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(board), fc.constantFrom(...BOARD_SORTS), (given, sort) => {
        const sorted = sortBoards(given, sort);
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sortBoards(sorted, sort)).toEqual(sorted);
      }),
    );
  });
});
