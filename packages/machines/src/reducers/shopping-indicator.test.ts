import { expect, it } from 'vitest';
import { createFakeClock } from '../testing/index.js';
import { shoppingIndicator } from './shopping-indicator.js';
import { runTimed } from './timed-reducer.js';

function start() {
  const clock = createFakeClock(100);
  let changes = 0;
  const run = runTimed(shoppingIndicator, clock, () => changes++);
  const scroll = () => run.send({ type: 'SCROLL' });
  return { changes: () => changes, clock, run, scroll };
}

it('shows on scroll and hides 1500 ms later (S1 §4.17 §9.9)', () => {
  const { clock, run, scroll } = start();
  expect(run.read().isVisible).toBe(false);
  scroll();
  clock.advance(1499);
  expect(run.read().isVisible).toBe(true);
  clock.advance(1);
  expect(run.read().isVisible).toBe(false);
  expect(clock.waiting()).toBe(0);
});

it('hides 1500 ms after the last scroll that was handled', () => {
  const { clock, run, scroll } = start();
  scroll();
  clock.advance(1000);
  scroll();
  clock.advance(1499);
  expect(run.read().isVisible).toBe(true);
  clock.advance(1);
  expect(run.read().isVisible).toBe(false);
});

it('handles scrolls every 50 ms (S1 §4.18 §9.9)', () => {
  const { changes, clock, run, scroll } = start();
  scroll();
  for (let ms = 1; ms < 50; ms++) {
    clock.advance(1);
    scroll();
  }
  expect(changes()).toBe(2);
  clock.advance(1);
  expect(changes()).toBe(3);
  clock.advance(1499);
  expect(run.read().isVisible).toBe(true);
  clock.advance(1);
  expect(run.read().isVisible).toBe(false);
});

it('shows again after it was hidden', () => {
  const { clock, run, scroll } = start();
  scroll();
  clock.advance(1500);
  scroll();
  expect(run.read().isVisible).toBe(true);
});
