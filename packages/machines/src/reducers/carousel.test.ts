import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../testing/index.js';
import { createCarousel } from './carousel.js';
import { runTimed } from './timed-reducer.js';

const AD_CAROUSEL = 'ad_carousel';

function start({ count = 5, index = 0, adCarousel = 'enabled' } = {}) {
  const clock = createFakeClock();
  const run = runTimed(
    createCarousel({ count, index, experiments: { [AD_CAROUSEL]: adCarousel } }),
    clock,
    () => undefined,
  );
  const swipe = (deltaX: number, deltaY: number, durationMs: number) => {
    run.send({ type: 'TOUCH_START', x: 100, y: 100 });
    run.send({ type: 'TOUCH_MOVE', x: 100 + deltaX, y: 100 + deltaY });
    clock.advance(durationMs);
    run.send({ type: 'TOUCH_END', x: 100 + deltaX, y: 100 + deltaY });
    return run.read().index;
  };
  return { clock, run, swipe };
}

describe('the index (S1 §4.25 §4.26, S3 §4.7.2)', () => {
  it('moves by one per arrow press, between the first and the last', () => {
    const { run } = start({ count: 3 });
    run.send({ type: 'PREVIOUS' });
    expect(run.read().index).toBe(0);
    for (const index of [1, 2, 2]) {
      run.send({ type: 'NEXT' });
      expect(run.read().index).toBe(index);
    }
  });

  it('moves by a page, and to a dot (S3 §4.7.1)', () => {
    const { run } = start({ count: 8 });
    run.send({ type: 'PAGE', by: 3 });
    expect(run.read().index).toBe(3);
    run.send({ type: 'PAGE', by: 6 });
    expect(run.read().index).toBe(7);
    run.send({ type: 'PAGE', by: -3 });
    expect(run.read().index).toBe(4);
    run.send({ type: 'GO_TO', index: 1 });
    expect(run.read().index).toBe(1);
  });

  it('stays inside when slots go', () => {
    const { run } = start({ count: 5, index: 4 });
    run.send({ type: 'COUNT', count: 2 });
    expect(run.read()).toMatchObject({ index: 1, count: 2 });
    run.send({ type: 'COUNT', count: 0 });
    expect(run.read().index).toBe(0);
  });
});

describe('the details of a slot', () => {
  it('show for 4000 ms after the index changed (S1 §4.30 §9.4)', () => {
    const { clock, run } = start();
    expect(run.read().showsDetails).toBe(false);
    run.send({ type: 'NEXT' });
    clock.advance(3999);
    expect(run.read().showsDetails).toBe(true);
    clock.advance(1);
    expect(run.read().showsDetails).toBe(false);
    expect(clock.waiting()).toBe(0);
  });

  it('start over with each change, and only then', () => {
    const { clock, run } = start({ count: 2 });
    run.send({ type: 'NEXT' });
    clock.advance(3000);
    run.send({ type: 'PREVIOUS' });
    clock.advance(3999);
    expect(run.read().showsDetails).toBe(true);
    run.send({ type: 'PREVIOUS' });
    clock.advance(1);
    expect(run.read().showsDetails).toBe(false);
  });
});

describe('a touch (S1 §4.27 §4.28 §4.29)', () => {
  it.each([
    [-11, 0, 499, 1],
    [11, 0, 499, -1],
    [-10, 0, 100, 0],
    [-80, 0, 500, 0],
    [-80, 0, 600, 0],
    [-20, 30, 100, 0],
  ])('of %i, %i px in %i ms moves by %i', (deltaX, deltaY, durationMs, by) => {
    expect(start({ index: 2 }).swipe(deltaX, deltaY, durationMs)).toBe(2 + by);
  });

  it.each(['control', ''])('never swipes without the ad carousel experiment', (adCarousel) => {
    const experiments = adCarousel ? { [AD_CAROUSEL]: adCarousel } : {};
    const run = runTimed(
      createCarousel({ count: 5, experiments }),
      createFakeClock(),
      () => undefined,
    );
    run.send({ type: 'TOUCH_START', x: 100, y: 0 });
    run.send({ type: 'TOUCH_END', x: 0, y: 0 });
    expect(run.read().index).toBe(0);
  });

  it('held for more than 500 ms is a long press, once', () => {
    const { clock, run } = start();
    run.send({ type: 'TOUCH_START', x: 0, y: 0 });
    run.send({ type: 'TOUCH_MOVE', x: 10, y: 10 });
    clock.advance(500);
    expect(run.read().longPresses).toBe(0);
    clock.advance(1);
    expect(run.read().longPresses).toBe(1);
    clock.advance(5000);
    run.send({ type: 'TOUCH_END', x: 0, y: 0 });
    expect(run.read().longPresses).toBe(1);
  });

  it.each(['TOUCH_MOVE', 'TOUCH_END', 'TOUCH_CANCEL'] as const)(
    'is no long press after %s',
    (type) => {
      const { clock, run } = start();
      run.send({ type: 'TOUCH_START', x: 0, y: 0 });
      clock.advance(500);
      run.send({ type, x: 11, y: 0 });
      clock.advance(5000);
      expect(run.read().longPresses).toBe(0);
      expect(clock.waiting()).toBe(0);
    },
  );

  it('that ends or moves without having begun does nothing', () => {
    const { run } = start();
    const before = run.read();
    run.send({ type: 'TOUCH_MOVE', x: 50, y: 0 });
    run.send({ type: 'TOUCH_END', x: 50, y: 0 });
    run.send({ type: 'TOUCH_CANCEL' });
    expect(run.read()).toBe(before);
  });

  it('does not make the details last longer', () => {
    const { clock, run } = start();
    run.send({ type: 'NEXT' });
    clock.advance(3900);
    run.send({ type: 'TOUCH_START', x: 0, y: 0 });
    clock.advance(100);
    expect(run.read().showsDetails).toBe(false);
    clock.advance(401);
    expect(run.read().longPresses).toBe(1);
  });
});
