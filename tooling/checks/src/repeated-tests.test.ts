import { expect, it } from 'vitest';
import { repeatedTests } from './repeated-tests.ts';

it('names a test that stands on two lists, and none that stands twice on one', () => {
  expect(repeatedTests([['feed grows', 'save', 'save'], [''], ['feed grows', 'menu']])).toEqual([
    'feed grows',
  ]);
});

it('reads the last ten lists', () => {
  const others = Array.from({ length: 9 }, () => []);
  expect(repeatedTests([['save'], ...others, ['save']])).toEqual([]);
  expect(repeatedTests([['save'], ...others.slice(1), ['save']])).toEqual(['save']);
});
