import type { Clock } from '@tackboard/domain';

/** The longest wait for reports before messages are fetched again, in milliseconds. */
const REFETCH_WAIT_MS = 2000;

/** One fetch for all reports of a moment: when they have settled, or 2 s after the first. */
export interface RefetchSchedule {
  /** Asks for a fetch after a report. */
  readonly after: (reportId: string) => void;
  readonly settled: (reportId: string) => void;
  readonly clear: () => void;
}

/** Creates a schedule without a fetch. */
export function createRefetchSchedule(clock: Clock, refetch: () => void): RefetchSchedule {
  const waiting = new Set<string>();
  let timer: unknown;
  const clear = () => {
    clock.clearTimeout(timer);
    timer = undefined;
    waiting.clear();
  };
  const run = () => {
    clear();
    refetch();
  };
  return {
    after(reportId) {
      waiting.add(reportId);
      timer ??= clock.setTimeout(run, REFETCH_WAIT_MS);
    },
    settled(reportId) {
      if (waiting.delete(reportId) && waiting.size === 0) run();
    },
    clear,
  };
}
