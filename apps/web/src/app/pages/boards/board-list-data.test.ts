import { expect, it } from 'vitest';
import { isEmptyList, shownBoards } from './board-list-data.js';

const POSTERS = { id: '1', name: 'Posters' };
const QUICK_SAVES = { id: '2', name: 'Quick saves', layout: 'quick_saves' };

it.each([
  [true, [POSTERS, QUICK_SAVES]],
  [false, [POSTERS]],
])('S3 §6: lists the board of quick saves: %s', (showsQuickSaves, expected) => {
  expect(shownBoards([POSTERS, QUICK_SAVES], showsQuickSaves)).toEqual(expected);
});

it.each([
  ['without a board', { boards: [] }, true, true],
  [
    'with the board of quick saves alone, where it does not show',
    { boards: [QUICK_SAVES] },
    false,
    true,
  ],
  ['with the board of quick saves alone, where it shows', { boards: [QUICK_SAVES] }, true, false],
  ['with more boards on the next page', { boards: [QUICK_SAVES], bookmark: 'b' }, false, false],
  ['with a board', { boards: [POSTERS] }, false, false],
])('a list %s', (_, list, showsQuickSaves, isEmpty) => {
  expect(isEmptyList(list, showsQuickSaves)).toBe(isEmpty);
});
