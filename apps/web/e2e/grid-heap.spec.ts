import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { scrollThrough, settled, test } from './long-feed.js';

// A trace holds on to nodes that left the page.
test.use({ trace: 'off' });

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const LONG = IS_FULL ? 5000 : 1500;

/** The heap that the pins of the feed take by themselves, in bytes: what a second copy of them takes. */
async function heapOfPins(page: Page, heap: () => Promise<number>): Promise<number> {
  const before = await heap();
  await page.evaluate(() => {
    const grid = document.querySelector('.tb-grid')!;
    const key = Object.keys(grid).find((name) => name.startsWith('__reactFiber$'))!;
    let fiber = Reflect.get(grid, key);
    while (!fiber.memoizedProps?.pins) fiber = fiber.return;
    Object.assign(globalThis, { copyOfPins: structuredClone(fiber.memoizedProps.pins) });
  });
  const own = (await heap()) - before;
  await page.evaluate(() => Object.assign(globalThis, { copyOfPins: undefined }));
  return own;
}

test(`${LONG} pins scrolled keep the heap beside the pins, and leave nothing behind`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await feedPage(page).open();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (wanted: string) => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)!.value;
  };
  const heap = () => read('JSHeapUsedSize');
  const measure = async () => {
    // What left the page is let go when the work that was begun for it is done.
    let before = Infinity;
    await expect(async () => {
      await settled(page);
      const nodes = await read('Nodes');
      const isStill = nodes >= before;
      before = nodes;
      expect(isStill).toBe(true);
    }).toPass({ intervals: [500], timeout: 20_000 });
    const pins = await heapOfPins(page, heap);
    return {
      pins,
      beside: (await heap()) - pins,
      nodes: await read('Nodes'),
      listeners: await read('JSEventListeners'),
    };
  };
  await scrollThrough(page, 500);
  const early = await measure();
  await scrollThrough(page, LONG);
  const late = await measure();
  expect(late.beside / early.beside).toBeLessThanOrEqual(1.3);
  expect(late.nodes / early.nodes).toBeLessThanOrEqual(1.3);
  expect(late.listeners / early.listeners).toBeLessThanOrEqual(1.3);
});
