import type { Page } from 'playwright';

/** What the main thread of a page did meanwhile, in milliseconds of processor time. */
export interface Work {
  /** All its tasks: scripts, styles, layout, painting, collecting garbage. */
  readonly taskMs: number;
  /** Its scripts, with what they made the browser do at once. */
  readonly scriptMs: number;
}

/** Reads the main thread of a page. Time in which other programs had the processor does not count. */
export interface MainThread {
  /** How long `act` kept the scripts of the page busy, in milliseconds. */
  readonly timeOf: (act: () => Promise<unknown>) => Promise<number>;
  /** What the thread did for `act`, and what `act` came to. */
  readonly workOf: <Result>(
    act: () => Promise<Result>,
  ) => Promise<{ readonly work: Work; readonly result: Result }>;
  /** What its scripts hold once the garbage is collected, in bytes; the memory of typed arrays lies elsewhere. */
  readonly heapBytes: () => Promise<number>;
}

/** Reads the processor time of a page's main thread. */
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
      // What the first collection finalises, the second one frees.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return (await read())('JSHeapUsedSize');
    },
  };
}
