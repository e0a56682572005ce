import type { CDPSession, Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { scrollThrough, settled, test } from './long-feed.js';

// In one worker, because starting the server of a long feed takes seconds.
test.describe.configure({ mode: 'default' });

/** The first visible pin, and its distance from the top. */
function place(page: Page) {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('.tb-grid-item')];
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0)!;
    return {
      index: Number(first.ariaPosInSet) - 1,
      top: Math.round(first.getBoundingClientRect().top),
    };
  });
}

/** Scrolls up to pins that showed before. Returns where the feed is. */
async function scrollUp(page: Page) {
  await page.evaluate(() => window.scrollBy(0, -2000));
  await settled(page);
  return place(page);
}

/** Opens the pin of a rendered card, and comes back by the history. Returns the card, and where the feed was. */
async function thereAndBack(page: Page, goBack: () => Promise<unknown>) {
  const before = await scrollUp(page);
  const savable = page
    .locator('.tb-card[data-save="none"]')
    .filter({ has: page.locator('.tb-save') });
  const pinId = await savable.nth(8).getAttribute('data-pin-id');
  const card = page.locator(`.tb-card[data-pin-id="${pinId}"]`);
  // The link of a card without a footer is for keyboards and screen readers, under the picture.
  await card
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goBack();
  return { card, before };
}

test('back from a pin the feed is where it was left', async ({ page }) => {
  await feedPage(page).open();
  await scrollThrough(page, 200);
  const { before } = await thereAndBack(page, () => page.goBack());
  expect(before.index).toBeGreaterThan(100);
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
  const before = await scrollUp(own);
  await own.goto('/healthz');
  // A page that the browser kept tells no load event, which `goBack` would wait for.
  await own.evaluate(() => history.back());
  await expect(own.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect.poll(() => place(own)).toEqual(before);
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
        [...document.querySelectorAll('.tb-grid-item')]
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

    // The same visitor: one without an answer about cookies would see the banner.
    const storageState = await page.context().storageState();
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport,
      baseURL: baseURL!,
      storageState,
    });
    const still = await context.newPage();
    await still.goto('/');
    const printed = await boxes(still);
    await context.close();
    expect(alive.length).toBeGreaterThan(3);
    expect(printed).toEqual(alive);
  });
}

/** Reads the items of the feed from the accessibility tree, with their positions. */
async function itemsOfTree(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { root } = await session.send('DOM.getDocument');
  const selector = '.tb-grid-list';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node: element } = await session.send('DOM.describeNode', { nodeId });
  const list = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === element.backendNodeId);
  expect(list?.role?.value).toBe('list');
  const items = nodes.filter(
    ({ role, parentId }) => role?.value === 'listitem' && parentId === list?.nodeId,
  );
  return Promise.all(
    items.map(async ({ backendDOMNodeId }) => {
      const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId! });
      const attributes = node.attributes ?? [];
      const read = (name: string) => attributes[attributes.indexOf(name) + 1];
      return { position: Number(read('aria-posinset')), size: read('aria-setsize') };
    }),
  );
}

test('a screen reader meets the pins in the order of the data, each with its position', async ({
  page,
}) => {
  await feedPage(page).open();
  await page.evaluate(() => window.scrollTo(0, 1500));
  const session = await page.context().newCDPSession(page);
  // Until the next pins have come, only the last of the first page are near the view.
  await expect(async () => {
    const items = await itemsOfTree(session);
    expect(items.length).toBeGreaterThan(15);
    expect(items.map(({ position }) => position)).toEqual(
      items.map((_, step) => items[0]!.position + step),
    );
    expect(new Set(items.map(({ size }) => size))).toEqual(new Set(['-1']));
  }).toPass({ timeout: 20_000 });
});
