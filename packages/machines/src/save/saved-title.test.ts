import { expect, it } from 'vitest';
import { createFakeClock } from '../testing/index.js';
import { runTimed } from '../timed/timed-reducer.js';
import { savedTitle } from './saved-title.js';

function start() {
  const clock = createFakeClock(1_700_000_000_000);
  const phases: string[] = [];
  const title = runTimed(savedTitle, clock, ({ phase }) => phases.push(phase));
  return { clock, phases, title };
}

it('says "Saved!" for 950 ms, then the board’s name (S1 §4)', () => {
  const { clock, phases, title } = start();
  title.send({ type: 'SAVED' });
  clock.advance(949);
  expect(title.read().phase).toBe('saved-animation');
  clock.advance(1);
  expect(title.read().phase).toBe('board');
  expect(phases).toEqual(['saved-animation', 'board']);
});

it('forgets the animation when the pin is unsaved in the middle', () => {
  const { clock, title } = start();
  title.send({ type: 'SAVED' });
  clock.advance(500);
  title.send({ type: 'UNSAVED' });
  clock.advance(10_000);
  expect(title.read().phase).toBe('none');
  expect(clock.waiting()).toBe(0);
});

it('starts the 950 ms again with another save', () => {
  const { clock, title } = start();
  title.send({ type: 'SAVED' });
  clock.advance(900);
  title.send({ type: 'SAVED' });
  clock.advance(949);
  expect(title.read().phase).toBe('saved-animation');
  clock.advance(1);
  expect(title.read().phase).toBe('board');
});
