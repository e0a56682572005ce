import type { Page } from 'playwright';

/** CPU time of a page's main thread, in milliseconds. */
export interface Work {
  /** All tasks: scripts, style, layout, paint and garbage collection. */
  readonly taskMs: number;
  /** Scripts, with the layout that they force. */
  readonly scriptMs: number;
}

/** Measures the main thread of a page. Time that other programs use the CPU does not count. */
export interface MainThread {
  /** Returns the script time of `act` in milliseconds. */
  readonly timeOf: (act: () => Promise<unknown>) => Promise<number>;
  /** Returns the CPU time of `act`, and its result. */
  readonly workOf: <Result>(
    act: () => Promise<Result>,
  ) => Promise<{ readonly work: Work; readonly result: Result }>;
  /** Returns the JavaScript heap after garbage collection in bytes, without the memory of typed arrays. */
  readonly heapBytes: () => Promise<number>;
}

/** Starts measuring the main thread of a page. */
export async function mainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  };
  const workOf: MainThread['workOf'] = async (act) => {
    const before = await read();
    const result = await act();
    const after = await read();
    const spentMs = (name: string) => (after(name) - before(name)) * 1000;
    const work = { taskMs: spentMs('TaskDuration'), scriptMs: spentMs('ScriptDuration') };
    return { work, result };
  };
  return {
    workOf,
    timeOf: async (act) => (await workOf(act)).work.scriptMs,
    async heapBytes() {
      // The second collection frees what the first one finalizes.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return (await read())('JSHeapUsedSize');
    },
  };
}
