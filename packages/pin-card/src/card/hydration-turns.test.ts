import { expect, it, vi } from 'vitest';
import { createFakeClock } from '@tackboard/domain/testing';
import { createHydrationTurns } from './hydration-turns.js';

it('runs tasks in their order, one for each task of the browser, also those that come later', () => {
  const clock = createFakeClock();
  const setTimeout = vi.spyOn(clock, 'setTimeout');
  const turns = createHydrationTurns({ clock });
  const ran = vi.fn<(name: string) => void>();
  for (const name of ['a', 'b']) turns(() => ran(name));
  expect(ran).not.toHaveBeenCalled();
  clock.advance(0);
  expect(ran.mock.calls).toEqual([['a'], ['b']]);
  expect(setTimeout).toHaveBeenCalledTimes(2);
  turns(() => ran('c'));
  clock.advance(0);
  expect(ran).toHaveBeenLastCalledWith('c');
});
