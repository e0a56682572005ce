import { expect, it } from 'vitest';
import { createFakeClock } from '../testing/index.js';
import { runTimed, type TimedReducer } from './timed-reducer.js';

type State = { readonly count: number; readonly dueAt?: number };
type Event = { readonly type: 'WAIT'; readonly ms: number } | { readonly type: 'KEEP' };

const counter: TimedReducer<State, Event> = {
  initial: { count: 0 },
  reduce(state, event, nowMs) {
    if (event.type === 'KEEP') return state;
    if (event.type === 'WAIT') return { count: state.count, dueAt: nowMs + event.ms };
    return { count: state.count + 1 };
  },
};

function start() {
  const clock = createFakeClock();
  const changes: number[] = [];
  return { clock, changes, run: runTimed(counter, clock, ({ count }) => changes.push(count)) };
}

it('wakes when the state is due, once', () => {
  const { clock, run } = start();
  run.send({ type: 'WAIT', ms: 10 });
  clock.advance(9);
  expect(run.read().count).toBe(0);
  clock.advance(1);
  clock.advance(100);
  expect(run.read().count).toBe(1);
});

it('keeps one timer, for the latest due time', () => {
  const { clock, run } = start();
  run.send({ type: 'WAIT', ms: 10 });
  run.send({ type: 'WAIT', ms: 50 });
  expect(clock.waiting()).toBe(1);
  clock.advance(49);
  expect(run.read().count).toBe(0);
  clock.advance(1);
  expect(run.read().count).toBe(1);
});

it('reports no state that did not change', () => {
  const { run, changes } = start();
  run.send({ type: 'KEEP' });
  expect(changes).toEqual([]);
});

it('forgets its timer when it is stopped', () => {
  const { clock, run } = start();
  run.send({ type: 'WAIT', ms: 10 });
  run.stop();
  clock.advance(100);
  expect(run.read().count).toBe(0);
  expect(clock.waiting()).toBe(0);
});

it('continues at the current time when it is started again', () => {
  const { clock, run } = start();
  run.send({ type: 'WAIT', ms: 10 });
  run.stop();
  clock.advance(4);
  run.start();
  clock.advance(5);
  expect(run.read().count).toBe(0);
  clock.advance(1);
  expect(run.read().count).toBe(1);
  run.start();
  expect(clock.waiting()).toBe(0);
});

it('that is due at once wakes on the next turn of the clock', () => {
  const { clock, run } = start();
  run.send({ type: 'WAIT', ms: -5 });
  clock.advance(0);
  expect(run.read().count).toBe(1);
});
