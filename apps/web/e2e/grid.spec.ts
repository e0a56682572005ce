import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { feedPage } from './feed-page.js';
import { expect, test as base } from './fixtures.js';
import { makeDataFolder, type RunningServer, startServer } from './server.js';

const PINS = 5200;

/** A feed that is long enough to be lost in. */
const test = base.extend<object, { readonly longServer: RunningServer }>({
  longServer: [
    async ({ browserName: _browserName }, use) => {
      const folder = await makeDataFolder();
      const server = await startServer(join(folder.path, 'long.db'), ['--pins', String(PINS)]);
      await use(server);
      await server.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ longServer }, use) => use(longServer.origin),
});

/** Scrolls until so many pins have been read. */
async function scrollThrough(page: Page, pins: number) {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('listitem').last().getAttribute('aria-posinset');
    expect(Number(last)).toBeGreaterThanOrEqual(pins);
  }).toPass({ timeout: 60_000, intervals: [20] });
}

/** The first pin that shows, and how far down it stands. */
function place(page: Page) {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('[data-index]')];
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0)!;
    return {
      index: first.getAttribute('data-index'),
      top: Math.round(first.getBoundingClientRect().top),
    };
  });
}

/** Lets the page read and render what a scroll asked for. */
function settled(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Opens the pin of a card that shows and comes back by the history; tells where the feed was. */
async function thereAndBack(page: Page, goBack: () => Promise<unknown>) {
  await page.evaluate(() => window.scrollBy(0, -2000));
  await settled(page);
  const before = await place(page);
  // The link of a card without a footer is there for keyboards and readers, and lies under the picture.
  await page
    .locator('[data-index]')
    .nth(8)
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goBack();
  return before;
}

test('back from a pin the feed is where it was left', async ({ page }) => {
  await feedPage(page).open();
  await scrollThrough(page, 200);
  const before = await thereAndBack(page, () => page.goBack());
  expect(Number(before.index)).toBeGreaterThan(100);
  await expect.poll(() => place(page)).toEqual(before);
  // The feed goes on from there.
  await scrollThrough(page, 260);
});

test('the browser keeps the whole page for the way back, and it lives on', async ({
  playwright,
  baseURL,
}) => {
  // Playwright turns the cache for the way back off in the browser that it starts.
  const { executablePath, args } = test.info().project.use.launchOptions!;
  const browser = await playwright.chromium.launch({
    executablePath: executablePath!,
    args: args!,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const own = await browser.newPage({ baseURL: baseURL! });
  await feedPage(own).open();
  await scrollThrough(own, 200);
  await own.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  // A page that the browser kept tells no load event, which `goBack` would wait for.
  const before = await thereAndBack(own, () => own.evaluate(() => history.back()));
  await expect
    .poll(() => own.evaluate(() => document.documentElement.dataset['persisted']))
    .toBe('true');
  expect(await place(own)).toEqual(before);
  await browser.close();
});

const WIDTHS = [1600, 1280, 900, 390] as const;

for (const width of WIDTHS) {
  test(`at ${width} px the page without scripts looks like the page that is alive`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const viewport = { width, height: 900 };
    const boxes = (of: Page) =>
      of.evaluate(() =>
        [...document.querySelectorAll('[data-index]')]
          .filter((item) => item.getBoundingClientRect().top < innerHeight)
          .map((item) => {
            const { x, y, width: across, height: down } = item.getBoundingClientRect();
            return [x, y, across, down].map((value) => Math.round(value));
          }),
      );
    await page.setViewportSize(viewport);
    await feedPage(page).open();
    await expect(page.locator('.tb-grid style')).toHaveCount(0);
    const alive = await boxes(page);

    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      baseURL: baseURL!,
    });
    const still = await context.newPage();
    await still.goto('/');
    const printed = await boxes(still);
    await context.close();
    expect(alive.length).toBeGreaterThan(3);
    expect(printed).toEqual(alive);
  });
}

test('a screen reader meets the pins in the order of the data, each with its position', async ({
  page,
}) => {
  await feedPage(page).open();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(page.getByRole('listitem').first()).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const list = nodes.find(
    ({ role, properties }) => role?.value === 'list' && properties !== undefined,
  );
  const items = nodes.filter(({ role }) => role?.value === 'listitem');
  expect(list).toBeDefined();
  const ids = await Promise.all(
    items.map(async ({ backendDOMNodeId }) => {
      const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId! });
      const attributes = node.attributes ?? [];
      const read = (name: string) => attributes[attributes.indexOf(name) + 1];
      return { position: Number(read('aria-posinset')), size: read('aria-setsize') };
    }),
  );
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.map(({ position }) => position)).toEqual(
    ids.map((_, step) => ids[0]!.position + step),
  );
  expect(new Set(ids.map(({ size }) => size))).toEqual(new Set(['-1']));
});

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
    await settled(page);
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
