import { expect, it } from 'vitest';
import { boardListPath, readBoardListQuery } from './board-list-query.js';

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
