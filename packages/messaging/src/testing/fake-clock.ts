import type { Clock } from '@tackboard/domain';

/** A clock that only moves by `advance`. Times are in milliseconds. */
export interface FakeClock extends Clock {
  /** Moves on and calls every timer that is due, in order. */
  readonly advance: (byMs: number) => void;
  /** Number of pending timers. */
  readonly waiting: () => number;
}

/** A clock for tests. */
export function createFakeClock(startMs = 0): FakeClock {
  let nowMs = startMs;
  let lastHandle = 0;
  const timers = new Map<number, { readonly dueAt: number; readonly callback: () => void }>();
  const nextDue = (untilMs: number) =>
    [...timers]
      .filter(([, { dueAt }]) => dueAt <= untilMs)
      .toSorted(([, one], [, other]) => one.dueAt - other.dueAt)[0];
  return {
    now: () => nowMs,
    setTimeout(callback, delayMs) {
      timers.set(++lastHandle, { dueAt: nowMs + Math.max(0, delayMs), callback });
      return lastHandle;
    },
    clearTimeout: (handle) => void timers.delete(handle as number),
    advance(byMs) {
      const untilMs = nowMs + byMs;
      for (let next = nextDue(untilMs); next; next = nextDue(untilMs)) {
        const [handle, { callback, dueAt }] = next;
        timers.delete(handle);
        nowMs = Math.max(nowMs, dueAt);
        callback();
      }
      nowMs = untilMs;
    },
    waiting: () => timers.size,
  };
}

/** More turns than a response needs through a call, the queue and the engine. */
const TURNS = 24;

/** Runs the callbacks of every promise that is already settled. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
}
