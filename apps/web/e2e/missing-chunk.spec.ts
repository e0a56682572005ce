import type { Page } from '@playwright/test';
import { CLOSEUP_NEEDS, FEED_NEEDS, type Need } from './chunk-needs.js';
import { feedPage } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { lazyChunks } from './lazy-chunks.js';

/** The chunks that are all missing in the short run: the start of the client, a layer, what layers share, and the save. */
const SHORT_RUN = ['runtime', 'menu.chunk', 'layers.chunk', 'save.chunk'];

/** Chunks that nothing on a page asks for: parts for employees, for visitors and for other kinds of pins. */
const UNUSED = {
  feed: [
    'ads.chunk',
    'badge-words',
    'debug-panel',
    'debug.chunk',
    'dialogs.chunk',
    'login-modal',
    'signal-list',
    'verified-info.chunk',
  ],
  closeup: [
    'ads.chunk',
    'debug-panel',
    'debug.chunk',
    'hls.light',
    'pin-video',
    'signal-list',
    'verified-info.chunk',
  ],
} as const;

const PAGES = [
  { place: 'feed', file: undefined, needs: FEED_NEEDS },
  { place: 'closeup', file: 'closeup.tsx', needs: CLOSEUP_NEEDS },
] as const;

/** Returns the path of the feed, or of a pin in it. Leaves the browser signed in, on no page. */
async function pathOf(page: Page, place: 'feed' | 'closeup'): Promise<string> {
  const feed = feedPage(page);
  await feed.openAs('marenkjaer');
  const link = feed.card('Allium, a study in seeds').getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto('about:blank');
  return place === 'feed' ? '/' : path;
}

/** In the first tour something fails, and is not waited for. */
const FIRST_TOUR = { timeout: 3000 };
const SECOND_TOUR = { timeout: 15_000 };

/** Uses everything once. Returns what did not work. */
async function tour(
  page: Page,
  needs: readonly Need[],
  wait: typeof FIRST_TOUR,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { name, use } of needs) {
    await use(page, wait).catch(async (error: unknown) => {
      failed.push(`${name}: ${String(error).split('\n')[0]}`);
      await page.keyboard.press('Escape');
    });
  }
  return failed;
}

/** Records the statuses of the responses for some chunks, by their names, and responds to the first request for each with 404. */
async function missOnce(page: Page, files: ReadonlyMap<string, string>) {
  const responses = new Map([...files.keys()].map((name) => [name, [] as number[]]));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const name = [...files].find(([, file]) => pathname === `/${file}`)?.[0] ?? '';
    responses.get(name)?.push(response.status());
  });
  for (const file of files.values())
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404 }), { times: 1 });
  return responses;
}

/** Expects that a page on which something failed is whole, with at least as many cards as before. */
async function expectWhole(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText("can't be shown")).toHaveCount(0);
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(count);
}

async function openPage(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
  return page.getByRole('article').count();
}

test('the short run names chunks of the build', () => {
  expect([...lazyChunks().keys()]).toEqual(expect.arrayContaining(SHORT_RUN));
});

test.describe('when chunks are missing once', () => {
  test.use({ allowedProblems: /^Failed to load resource: |dynamically imported/ });

  test(`S1 §8: feed without ${SHORT_RUN.join(', ')}: the page stays, and the next needs fetch them`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const path = await pathOf(page, 'feed');
    const files = [...lazyChunks()].filter(([name]) => SHORT_RUN.includes(name));
    const responses = await missOnce(page, new Map(files));
    const count = await openPage(page, path);
    // A chunk is asked for once those before it have arrived, so each tour misses another one.
    for (const name of SHORT_RUN) {
      if (responses.get(name)?.length === 0) await tour(page, FEED_NEEDS, FIRST_TOUR);
      await expectWhole(page, count);
    }
    expect(await tour(page, FEED_NEEDS, SECOND_TOUR)).toEqual([]);
    expect([...responses.values()].map(([first]) => first)).toEqual(SHORT_RUN.map(() => 404));
  });
});

/** One chunk after another is part of `pnpm test:full`. */
const EACH_ALONE = process.env['TACKBOARD_FULL'] === '1' ? PAGES : [];

test.describe('when one chunk is missing once', () => {
  test.use({ allowedProblems: /^Failed to load resource: |dynamically imported/ });

  for (const { place, file: pageFile, needs } of EACH_ALONE) {
    for (const [name, file] of lazyChunks(pageFile)) {
      test(`S1 §8: ${place} without ${name}: the page stays, and the next need fetches it`, async ({
        page,
      }) => {
        test.setTimeout(120_000);
        const path = await pathOf(page, place);
        const responses = await missOnce(page, new Map([[name, file]]));
        const count = await openPage(page, path);
        await tour(page, needs, FIRST_TOUR);
        await expectWhole(page, count);

        expect(await tour(page, needs, SECOND_TOUR)).toEqual([]);
        const isUnused = UNUSED[place].some((unused) => unused === name);
        expect(responses.get(name)?.[0]).toBe(isUnused ? undefined : 404);
      });
    }
  }
});
