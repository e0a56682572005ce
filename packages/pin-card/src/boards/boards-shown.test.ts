import { boardWords } from '@tackboard/domain/words';
import { expect, it } from 'vitest';
import { privacyNames, shownBoards, sortNames } from './boards-shown.js';

it('S3 §4.13: offers each order that a list can have, and none that nobody can make', () => {
  expect(Object.keys(sortNames(boardWords))).toEqual([
    'last_pinned_to',
    'alphabetical',
    'newest',
    'oldest',
    'group_boards_at_top',
  ]);
});

const secret = { id: '5', name: 'Gifts', privacy: 'secret' } as const;

it.each([
  ['has secret boards', { secretBoardCount: 1 }, 'all', [], true],
  ['has none', { secretBoardCount: 0 }, 'all', [], false],
  ['is somebody else', undefined, 'all', [], false],
  ['has just created the first', { secretBoardCount: 0 }, 'all', [secret], true],
  ['came by a link to them', undefined, 'secret', [], true],
] as const)(
  'S3 §6: the filter of secret boards, for a viewer who %s',
  (_title, owner, privacy, boards, isOffered) => {
    const query = { sort: 'newest', privacy } as const;
    expect(Object.values(privacyNames(boardWords, owner, { query, boards }))).toEqual([
      'All boards',
      'Public',
      'Protected',
      ...(isOffered ? ['Secret'] : []),
    ]);
  },
);

const POSTERS = { id: '1', name: 'Posters' };
const QUICK_SAVES = { id: '2', name: 'Quick saves', layout: 'quick_saves' };

it.each([
  [true, [POSTERS, QUICK_SAVES]],
  [false, [POSTERS]],
])('S3 §6: lists the board of quick saves: %s', (showsQuickSaves, expected) => {
  expect(shownBoards([POSTERS, QUICK_SAVES], showsQuickSaves)).toEqual(expected);
});
