import type { Clock } from '@tackboard/domain';

/** Why visible time is paused (S2 §4.24): the pointer or the focus is on the message, or the page is hidden. */
export type PauseReason = 'focus' | 'hidden' | 'hover';

/** Timers of one message that count only the time in which it is visible. */
export interface VisibleTimers {
  /** Calls `callback` after `ms` of visible time. Returns a function that cancels it. */
  readonly start: (callback: () => void, ms: number) => () => void;
  /** Stops the time until every reason is resumed. */
  readonly pause: (reason: PauseReason) => void;
  readonly resume: (reason: PauseReason) => void;
}

interface VisibleTimer {
  readonly callback: () => void;
  leftMs: number;
  startedAt: number;
  handle: unknown;
}

/** Creates the timers of one message. They run on the clock of the host. */
export function createVisibleTimers(clock: Clock): VisibleTimers {
  const reasons = new Set<PauseReason>();
  const timers = new Set<VisibleTimer>();

  const run = (timer: VisibleTimer) => {
    timer.startedAt = clock.now();
    timer.handle = clock.setTimeout(() => {
      timers.delete(timer);
      timer.callback();
    }, timer.leftMs);
  };

  return {
    start(callback, ms) {
      const timer: VisibleTimer = { callback, leftMs: ms, startedAt: 0, handle: undefined };
      timers.add(timer);
      if (reasons.size === 0) run(timer);
      return () => {
        timers.delete(timer);
        clock.clearTimeout(timer.handle);
      };
    },
    pause(reason) {
      const wasRunning = reasons.size === 0;
      reasons.add(reason);
      if (!wasRunning) return;
      for (const timer of timers) {
        clock.clearTimeout(timer.handle);
        timer.leftMs -= clock.now() - timer.startedAt;
      }
    },
    resume(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      for (const timer of timers) run(timer);
    },
  };
}
