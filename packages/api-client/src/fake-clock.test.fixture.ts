import type { Clock } from '@tackboard/domain';

export interface FakeClock extends Clock {
  /** Resolves when a timer of exactly this delay is set. */
  readonly untilTimer: (delayMs: number) => Promise<void>;
  /** Advances the time and fires the timers that are due. */
  readonly advance: (byMs: number) => void;
  /** The delays of the pending timers. */
  readonly pending: () => readonly number[];
}

interface Timer {
  readonly delayMs: number;
  readonly atMs: number;
  readonly callback: () => void;
}

export function fakeClock(startMs = 0): FakeClock {
  let nowMs = startMs;
  const timers = new Set<Timer>();
  let watchers: { readonly delayMs: number; readonly resolve: () => void }[] = [];
  const isPending = (delayMs: number): boolean =>
    [...timers].some((timer) => timer.delayMs === delayMs);

  return {
    now: () => nowMs,
    setTimeout(callback, delayMs) {
      const timer = { delayMs, atMs: nowMs + delayMs, callback };
      timers.add(timer);
      for (const watcher of watchers.filter((one) => one.delayMs === delayMs)) watcher.resolve();
      watchers = watchers.filter((one) => one.delayMs !== delayMs);
      return timer;
    },
    clearTimeout(handle) {
      timers.delete(handle as Timer);
    },
    untilTimer: (delayMs) =>
      new Promise((resolve) => {
        if (isPending(delayMs)) resolve();
        else watchers.push({ delayMs, resolve });
      }),
    advance(byMs) {
      nowMs += byMs;
      for (const timer of timers) {
        if (timer.atMs > nowMs) continue;
        timers.delete(timer);
        timer.callback();
      }
    },
    pending: () => [...timers].map((timer) => timer.delayMs),
  };
}
