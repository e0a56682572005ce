import type { TackboardCalls } from '@tackboard/domain';
import { expect, it } from 'vitest';
import { createEnvironment } from './environment.js';
import { resolveNavigation } from './navigation.js';
import { resolvePaths } from './paths.js';
import { withDefaults } from './with-defaults.js';

it('keeps a default for an entry that is undefined, and takes false', () => {
  expect(withDefaults({ a: 1, b: 2, c: 3 }, { a: undefined, b: false, c: 4 })).toEqual({
    a: 1,
    b: false,
    c: 4,
  });
});

it.each([
  ['paths', () => resolvePaths({ pin: undefined } as object).pin('1'), '/pin/1/'],
  [
    'navigation',
    () =>
      typeof resolveNavigation(
        { openApp: undefined } as object,
        {} as TackboardCalls,
        resolvePaths(),
        () => ({
          isAuth: false,
        }),
        undefined,
      ).openApp,
    'function',
  ],
  [
    'environment',
    () => createEnvironment({ clock: undefined, isOnline: undefined } as object).isOnline(),
    true,
  ],
])('is used for `%s`', (_, read, expected) => {
  expect(read()).toBe(expected);
});
