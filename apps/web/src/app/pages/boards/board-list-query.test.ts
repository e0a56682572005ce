import { expect, it } from 'vitest';
import { boardListPath, privacyNames, readBoardListQuery } from './board-list-query.js';
import { BOARD_TEXTS } from '../../words/boards.js';

it.each([
  ['', 'last_pinned_to', 'all', '/maren/_saved'],
  ['sort=alphabetical', 'alphabetical', 'all', '/maren/_saved?sort=alphabetical'],
  ['privacy=secret&sort=newest', 'newest', 'secret', '/maren/_saved?sort=newest&privacy=secret'],
  // No board can be moved, so the order is not offered.
  ['sort=custom', 'last_pinned_to', 'all', '/maren/_saved'],
  ['privacy=mine&sort=random', 'last_pinned_to', 'all', '/maren/_saved'],
])('S3 §3 §4.13: the query "%s" sorts by %s and shows %s', (text, sort, privacy, path) => {
  const query = readBoardListQuery(new URLSearchParams(text));
  expect(query).toEqual({ sort, privacy });
  expect(boardListPath('/maren/_saved', query)).toBe(path);
});

it('S3 §4.13: offers each order that a list can have, and none that nobody can make', () => {
  for (const { sorts } of Object.values(BOARD_TEXTS)) {
    expect(Object.keys(sorts)).toEqual([
      'last_pinned_to',
      'alphabetical',
      'newest',
      'oldest',
      'group_boards_at_top',
    ]);
  }
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
  (_title, viewer, privacy, boards, isOffered) => {
    const query = { sort: 'newest', privacy } as const;
    const names = Object.values(privacyNames(BOARD_TEXTS.en.privacies, viewer, { query, boards }));
    expect(names).toEqual(['All boards', 'Public', 'Protected', ...(isOffered ? ['Secret'] : [])]);
  },
);
