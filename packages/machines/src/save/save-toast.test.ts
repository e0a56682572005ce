import { expect, it } from 'vitest';
import { createFakeClock } from '../testing/index.js';
import { runTimed } from '../timed/timed-reducer.js';
import { saveToast } from './save-toast.js';

/** Milliseconds after the trigger, what is seen, and whether the icon moves (S1 §9.2, S3 §4.9.1 §4.9.2). */
const TIMELINE = [
  [0, 'waiting', false],
  [99, 'waiting', false],
  [100, 'shown', false],
  [699, 'shown', false],
  [700, 'shown', true],
  [5099, 'shown', true],
  [5100, 'fading', true],
  [5299, 'fading', true],
  [5300, 'gone', false],
  [60_000, 'gone', false],
] as const;

it.each(TIMELINE)('%i ms after the trigger is %s, icon moving: %s', (atMs, phase, moving) => {
  const clock = createFakeClock(5);
  const toast = runTimed(saveToast, clock, () => undefined);
  toast.send({ type: 'TRIGGER' });
  clock.advance(atMs);
  expect(toast.read()).toMatchObject({ phase, isIconAnimating: moving });
});

it('starts over with a second save', () => {
  const clock = createFakeClock();
  const toast = runTimed(saveToast, clock, () => undefined);
  toast.send({ type: 'TRIGGER' });
  clock.advance(5000);
  toast.send({ type: 'TRIGGER' });
  clock.advance(5299);
  expect(toast.read().phase).toBe('fading');
  clock.advance(1);
  expect(toast.read().phase).toBe('gone');
});

it('is gone at once when it is closed, and leaves no timer', () => {
  const clock = createFakeClock();
  const toast = runTimed(saveToast, clock, () => undefined);
  toast.send({ type: 'TRIGGER' });
  clock.advance(300);
  toast.send({ type: 'DISMISS' });
  expect(toast.read().phase).toBe('gone');
  expect(clock.waiting()).toBe(0);
});
