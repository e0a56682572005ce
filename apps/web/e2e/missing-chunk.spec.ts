import type { Page } from '@playwright/test';
import { CLOSEUP_NEEDS, FEED_NEEDS, type Need, openLayer } from './chunk-needs.js';
import { feedPage } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { lazyChunks } from './lazy-chunks.js';
import { open } from './open.js';

/** The chunks that are all missing in the short run: the start of the client, a layer, what layers share, and the save. */
const SHORT_RUN = ['runtime', 'menus', 'popover', 'layers'];

/** What a browser logs about a missing chunk, and what the calls say whose code is in it. */
const MISSING =
  /^Failed to load resource: |dynamically imported|the code of the calls did not load/;

/** Chunks that nothing on a page asks for: parts for employees, for visitors and for other kinds of pins. */
const UNUSED = {
  feed: ['de', 'de (another)', 'debug-panel', 'dialogs', 'pin-information', 'search'],
  closeup: ['de', 'de (another)', 'debug-panel', 'hls.light', 'search'],
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
  // The server renders more cards than are near the window. A grid that has hydrated places those that it keeps by their style.
  await page.locator('.tb-grid-item[style]').first().waitFor();
  return page.getByRole('article').count();
}

test('the short run names chunks of the build', () => {
  expect([...lazyChunks().keys()]).toEqual(expect.arrayContaining(SHORT_RUN));
});

test.describe('when chunks are missing once', () => {
  test.use({ allowedProblems: MISSING });

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

/** A page that needs chunks which neither the feed nor the close-up requests. */
interface OtherPlace {
  readonly place: string;
  readonly chunks: readonly string[];
  readonly as?: string;
  /** Its path, or a feature of the tour. */
  /** Of `docs/features.md`. */
  readonly path: string;
  /** The file of the page, when it has a chunk of its own. */
  readonly file?: string;
  readonly needs: readonly Need[];
  /** Whether a chunk that failed is fetched again by a reload: the panel of employees is loaded once for each document. */
  readonly needsReload?: boolean;
}

/**
 * `de` is missing here: a page in German fetches it before it hydrates, like the scripts of its start, so without it the
 * page stays as the server rendered it.
 */
const OTHER_PLACES: readonly OtherPlace[] = [
  {
    place: 'the page of an ad',
    chunks: ['dialogs'],
    as: 'marenkjaer',
    path: '/pin/{espresso-cup}/',
    file: 'closeup.tsx',
    needs: [
      {
        name: 'why this ad',
        use: (page, wait) =>
          openLayer(
            page,
            wait,
            page.getByRole('button', { name: "Why you're seeing this ad" }),
            page.getByRole('dialog'),
          ),
      },
    ],
  },
  {
    place: 'a verified person',
    chunks: ['dialog'],
    path: '/openprints/',
    file: 'profile.tsx',
    needs: [
      {
        name: 'badge',
        use: (page, wait) =>
          openLayer(
            page,
            wait,
            page.getByRole('main').getByRole('button', { name: 'Verified' }),
            page.getByRole('dialog'),
          ),
      },
    ],
  },
  {
    place: 'the feed of an employee',
    chunks: ['debug-panel'],
    as: 'ninaberg',
    path: '/?deb_panel=1',
    needsReload: true,
    needs: [
      {
        name: 'debug panel',
        use: (page, wait) =>
          expect(page.getByRole('complementary', { name: 'Debug' })).toBeVisible(wait),
      },
    ],
  },
];

/** One chunk after another is part of `pnpm test:full`. */
const EACH_ALONE = process.env['TACKBOARD_FULL'] === '1' ? PAGES : [];

test.describe('when one chunk is missing once', () => {
  test.use({ allowedProblems: MISSING });

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

  for (const { place, chunks, as, path, file, needs, needsReload } of OTHER_PLACES) {
    for (const name of EACH_ALONE.length > 0 ? chunks : []) {
      test(`S1 §8: ${place} without ${name}: the page stays, and the next need fetches it`, async ({
        page,
      }) => {
        const responses = await missOnce(page, new Map([[name, lazyChunks(file).get(name)!]]));
        await open(page, path, as);
        await tour(page, needs, FIRST_TOUR);
        await expectWhole(page, 0);

        if (needsReload) await page.reload();
        expect(await tour(page, needs, SECOND_TOUR)).toEqual([]);
        expect(responses.get(name)?.[0]).toBe(404);
      });
    }
  }
});
