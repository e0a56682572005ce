import type { Page } from '@playwright/test';
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

/** Opens the pin of a card that shows and comes back by the history; tells where the feed was. */
async function thereAndBack(page: Page, goBack: () => Promise<unknown>) {
  await page.evaluate(() => window.scrollBy(0, -2000));
  await settled(page);
  const before = await place(page);
  // The link of a card without a footer is for keyboards and screen readers, under the picture.
  await page
    .locator('.tb-grid-item')
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
  expect(before.index).toBeGreaterThan(100);
  await expect.poll(() => place(page)).toEqual(before);
  // The feed goes on from there.
  await scrollThrough(page, 260);
});

test('what was saved on the page of a pin shows on its card when the feed comes back', async ({
  page,
}) => {
  const feed = feedPage(page);
  await feed.openAs('lenaadler');
  await scrollThrough(page, 200);
  const card = page.locator('.tb-grid-item').nth(8).getByRole('article');
  await thereAndBack(page, async () => {
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Saved / }).first()).toBeVisible();
    await page.goBack();
  });
  await expect(card).toHaveAttribute('data-save', 'saved');
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
  // Until the next pins have come, only the last of the first page are near the view.
  await expect
    .poll(() => page.locator('.tb-grid-list > [aria-posinset]').count())
    .toBeGreaterThan(15);
  const session = await page.context().newCDPSession(page);
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
