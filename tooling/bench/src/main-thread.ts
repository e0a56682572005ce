import type { Page } from 'playwright';

/** What a page has worked on its main thread since it was opened, in milliseconds of processor time. */
export interface MainThread {
  /** How long `act` kept the main thread busy: time in which other programs had the processor does not count. */
  readonly timeOf: (act: () => Promise<unknown>) => Promise<number>;
}

/** Reads the processor time of a page's main thread. */
export async function mainThread(page: Page): Promise<MainThread> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  return {
    async timeOf(act) {
      const before = await busyMs();
      await act();
      return (await busyMs()) - before;
    },
  };
}
