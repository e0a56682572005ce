import { expect, it } from 'vitest';
import { createFakeClock } from '../testing/index.js';
import { repinConfirmation } from './repin-confirmation.js';
import { runTimed } from './timed-reducer.js';

function start() {
  const clock = createFakeClock();
  return { clock, run: runTimed(repinConfirmation, clock, () => undefined) };
}

it('comes 2500 ms after the repin, with the animation in between (S3 §4.9)', () => {
  const { clock, run } = start();
  expect(run.read().phase).toBe('none');
  run.send({ type: 'REPINNED' });
  clock.advance(2499);
  expect(run.read().phase).toBe('animating');
  clock.advance(1);
  expect(run.read().phase).toBe('confirmed');
});

it('is gone when it is closed, before or after', () => {
  const { clock, run } = start();
  run.send({ type: 'REPINNED' });
  run.send({ type: 'DISMISS' });
  clock.advance(5000);
  expect(run.read().phase).toBe('none');
  run.send({ type: 'REPINNED' });
  clock.advance(2500);
  run.send({ type: 'DISMISS' });
  expect(run.read().phase).toBe('none');
});
