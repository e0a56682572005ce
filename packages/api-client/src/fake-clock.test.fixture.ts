import type { Clock } from '@tackboard/domain';
import { createFakeClock } from '@tackboard/domain/testing';

export interface FakeClock extends Clock {
  /** Resolves when a timer of exactly this delay is set. */
  readonly untilTimer: (delayMs: number) => Promise<void>;
  /** Advances the time and fires the timers that are due. */
  readonly advance: (byMs: number) => void;
  /** The delays of the pending timers. */
  readonly pending: () => readonly number[];
}

/** The fake clock of `@tackboard/domain/testing`, with the delays of its timers. */
export function fakeClock(startMs = 0): FakeClock {
  const clock = createFakeClock(startMs);
  const delays = new Map<unknown, number>();
  let watchers: { readonly delayMs: number; readonly resolve: () => void }[] = [];

  return {
    ...clock,
    setTimeout(callback, delayMs) {
      const handle = clock.setTimeout(() => {
        delays.delete(handle);
        callback();
      }, delayMs);
      delays.set(handle, delayMs);
      for (const watcher of watchers.filter((one) => one.delayMs === delayMs)) watcher.resolve();
      watchers = watchers.filter((one) => one.delayMs !== delayMs);
      return handle;
    },
    clearTimeout(handle) {
      delays.delete(handle);
      clock.clearTimeout(handle);
    },
    untilTimer: (delayMs) =>
      new Promise((resolve) => {
        if ([...delays.values()].includes(delayMs)) resolve();
        else watchers.push({ delayMs, resolve });
      }),
    pending: () => [...delays.values()],
  };
}
