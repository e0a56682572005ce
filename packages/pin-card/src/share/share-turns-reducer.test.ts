import { runTimed } from '@tackboard/machines';
import { createFakeClock } from '@tackboard/machines/testing';
import { describe, expect, it } from 'vitest';
import { createShareTurns } from './share-turns.js';

function start(hasUpsell: () => boolean = () => true) {
  const clock = createFakeClock(1_000_000);
  const run = runTimed(createShareTurns(clock.now(), hasUpsell), clock, () => undefined);
  run.start();
  return { clock, turn: () => run.read().turn };
}

describe('the app upsell (S3 §4.12.4 §4.12.5 §9.14 §9.15)', () => {
  it('is found out after 4000 ms, and then the icons take turns of 5000 ms', () => {
    const { clock, turn } = start();
    clock.advance(3999);
    expect(turn()).toBe('share');
    clock.advance(1);
    expect(turn()).toBe('upsell');
    clock.advance(4999);
    expect(turn()).toBe('upsell');
    clock.advance(1);
    expect(turn()).toBe('share');
    clock.advance(4999);
    expect(turn()).toBe('share');
    clock.advance(1);
    expect(turn()).toBe('upsell');
  });

  it('that is suppressed never moves', () => {
    const { clock, turn } = start(() => false);
    clock.advance(60_000);
    expect(turn()).toBe('share');
    expect(clock.waiting()).toBe(0);
  });

  it('ends with its turn when there is none any more', () => {
    let has = true;
    const { clock, turn } = start(() => has);
    clock.advance(4000);
    has = false;
    clock.advance(10_000);
    expect(turn()).toBe('share');
    expect(clock.waiting()).toBe(0);
  });
});
