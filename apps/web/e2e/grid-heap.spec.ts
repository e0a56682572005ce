import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { countTimers, type Living, readLiving } from './heap-living.js';
import { scrollThrough, settled, test } from './long-feed.js';

// A trace holds on to nodes that left the page.
test.use({ trace: 'off' });

const EARLY_PINS = 500;
const LATE_PINS = 5000;

/** What a page holds. */
interface Count {
  readonly living: Living;
  readonly nodes: number;
  readonly listeners: number;
}

/** Number of videos that play between the two counts. */
const VIDEOS_WATCHED = 9;

/**
 * Scrolls to so many pins and on to a video, which plays. The page is asked by scripts alone: a locator that runs out of
 * time leaves its element held in the page.
 */
async function watchVideoAfter(page: Page, pins: number) {
  await scrollThrough(page, pins);
  await expect(async () => {
    const timeS = await page.evaluate(() => {
      // While one plays, another waits for its turn. A video that comes after it may be rendered meanwhile: then that one is the last.
      const videos = [...document.querySelectorAll<HTMLVideoElement>('.tb-grid video')];
      const video = videos.find(({ paused }) => !paused) ?? videos.at(-1);
      if (!video) window.scrollBy(0, -600);
      video?.scrollIntoView({ block: 'center' });
      return video?.currentTime ?? 0;
    });
    expect(timeS).toBeGreaterThan(0.2);
  }).toPass({ timeout: 40_000, intervals: [100] });
}

test(`${LATE_PINS} pins scrolled, videos among them, keep the heap and leave nothing behind`, async ({
  page,
}) => {
  let hlsUrl = '';
  page.on('request', (request) => {
    if (/\/hls[^/]*\.js$/.test(request.url())) hlsUrl = request.url();
  });
  await countTimers(page);
  await feedPage(page).open();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (wanted: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)!.value;
  };
  /** Counts at the top, so that the same cards stand in the page each time. */
  const measure = async (isAsItShould: (count: Count) => void) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    // What left the page is let go when the work that was begun for it is done.
    let count: Count | undefined;
    await expect(async () => {
      // What React took away last it keeps until it renders again.
      for (const top of [1200, 0]) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        await settled(page);
      }
      expect(await page.evaluate(() => document.querySelectorAll('.tb-evicted-pin').length)).toBe(
        0,
      );
      await session.send('HeapProfiler.collectGarbage');
      const nodesBefore = count?.nodes ?? Infinity;
      count = {
        nodes: await read('Nodes'),
        listeners: await read('JSEventListeners'),
        living: await readLiving(page, session, hlsUrl),
      };
      expect(count.nodes).toBeGreaterThanOrEqual(nodesBefore);
      isAsItShould(count);
    }).toPass({ intervals: [500], timeout: 60_000 });
    const heap = await session.send('Runtime.getHeapUsage');
    const heapBytes = heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize;
    return { ...count!, heapBytes };
  };

  await watchVideoAfter(page, EARLY_PINS);
  const early = await measure(
    ({ living: { attachedVideos, hlsPlayers, mediaSources, lostVideos } }) => {
      expect(attachedVideos).toBeLessThanOrEqual(3);
      expect([hlsPlayers, mediaSources, lostVideos]).toEqual([attachedVideos, attachedVideos, 0]);
    },
  );
  const step = (LATE_PINS - EARLY_PINS) / VIDEOS_WATCHED;
  for (let pins = EARLY_PINS + step; pins <= LATE_PINS; pins += step) {
    await watchVideoAfter(page, Math.round(pins));
  }
  const late = await measure(({ living, nodes, listeners }) => {
    // The tracker has a timer while events wait.
    const [timers, earlyTimers] = [living.timers, early.living.timers];
    expect(Math.abs(timers - earlyTimers)).toBeLessThanOrEqual(1);
    expect({ ...living, timers }).toEqual({ ...early.living, timers });
    expect(nodes - early.nodes).toBeLessThan(VIDEOS_WATCHED);
    expect(listeners - early.listeners).toBeLessThan(VIDEOS_WATCHED);
  });

  // Of scripts and of the browser, with all that the feed keeps of its pins.
  const heaps = `${early.heapBytes} bytes, then ${late.heapBytes}`;
  expect(late.heapBytes / early.heapBytes, heaps).toBeLessThanOrEqual(1.3);
});
