import type { Clock } from '../ports.js';

/** A clock that only moves by `advance`. Times are in milliseconds. */
export interface FakeClock extends Clock {
  /** Moves on by this many milliseconds and calls every timer that is due, in order. */
  readonly advance: (byMs: number) => void;
  /** Number of pending timers. */
  readonly waiting: () => number;
}

/** A clock for tests that starts at `startMs`. */
export function createFakeClock(startMs = 0): FakeClock {
  let nowMs = startMs;
  let lastHandle = 0;
  const timers = new Map<number, { readonly dueAt: number; readonly callback: () => void }>();

  const nextDue = (untilMs: number) => {
    let next: [number, { readonly dueAt: number; readonly callback: () => void }] | undefined;
    for (const timer of timers) {
      if (timer[1].dueAt <= untilMs && (!next || timer[1].dueAt < next[1].dueAt)) next = timer;
    }
    return next;
  };

  return {
    now: () => nowMs,
    setTimeout(callback, delayMs) {
      timers.set(++lastHandle, { dueAt: nowMs + Math.max(0, delayMs), callback });
      return lastHandle;
    },
    clearTimeout(handle) {
      timers.delete(handle as number);
    },
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let next = nextDue(untilMs); next; next = nextDue(untilMs)) {
        const [handle, { dueAt, callback }] = next;
        timers.delete(handle);
        nowMs = Math.max(nowMs, dueAt);
        callback();
      }
      nowMs = untilMs;
    },
    waiting: () => timers.size,
  };
}
