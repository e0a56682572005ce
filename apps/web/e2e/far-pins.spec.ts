import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { scrollThrough, test } from './long-feed.js';

const FEED_CALL = '**/resource/UserHomefeedResource/get/**';

/** The items that show: their place in the feed, where they lie, and whether a card is in it. */
function itemsInView(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tb-grid-item')]
      .filter((item) => {
        const { top, bottom } = item.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((item) => ({
        index: Number(item.ariaPosInSet) - 1,
        place: item.style.transform,
        hasCard: item.querySelector('article, [role=article]') !== null,
      })),
  );
}

const goTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);

test('pins far above are read again where they were, a few pages at a time', async ({ page }) => {
  await feedPage(page).open();
  await scrollThrough(page, 150);
  const top = await page.evaluate(() => window.scrollY - innerHeight);
  await goTo(page, top);
  await expect.poll(async () => (await itemsInView(page)).length).toBeGreaterThan(3);
  const before = await itemsInView(page);
  expect(before.every(({ hasCard }) => hasCard)).toBe(true);

  await scrollThrough(page, 900);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('UserHomefeedResource')) calls++;
  });
  await goTo(page, top);
  await expect.poll(() => itemsInView(page)).toEqual(before);
  await expect(page.locator('.far-card')).toHaveCount(0);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(6);
});

test('a card that has the focus stays a card, however far away it is', async ({ page }) => {
  await feedPage(page).open();
  await scrollThrough(page, 100);
  await page.evaluate(() => window.scrollBy(0, -innerHeight));
  const position = (await itemsInView(page))[0]!.index + 1;
  const link = page.locator(`.tb-grid-item[aria-posinset="${position}"] a[href^="/pin/"]`).first();
  await link.focus();
  await scrollThrough(page, 900);
  await expect(link).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ allowedProblems: /^Failed to load resource: |^ConnectionError: homeFeed / });

  test('pins far above that cannot be read again say so, and are tried again', async ({ page }) => {
    await feedPage(page).open();
    await scrollThrough(page, 900);
    await page.route(FEED_CALL, (route) => route.abort());
    await page.evaluate(() => window.scrollTo(0, 5000));
    const shown = await itemsInView(page);
    expect(shown.some(({ hasCard }) => hasCard)).toBe(false);
    const middle = page.locator(`.tb-grid-item[aria-posinset="${shown[4]!.index + 1}"]`);
    const again = middle.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(FEED_CALL);
    await again.click();
    await expect(page.locator('.far-card')).toHaveCount(0);
    expect((await itemsInView(page)).every(({ hasCard }) => hasCard)).toBe(true);
  });
});
