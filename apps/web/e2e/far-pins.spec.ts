import type { Page } from '@playwright/test';
import { feedPage } from './feed-page.js';
import { expect } from './fixtures.js';
import { scrollThrough, test } from './long-feed.js';

/** A place that the third page of the feed fills, in pixels from the top. */
const PASSED_PX = 3000;

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

/** The addresses that pages of the feed are read from, from now on. */
function feedCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('UserHomefeedResource')) calls.push(request.url());
  });
  return calls;
}

/** Goes to a place that the feed has passed. */
const goBack = (page: Page) => page.evaluate((to) => window.scrollTo(0, to), PASSED_PX);

/** Reads a good part of the feed, goes back to a place in it, and tells what shows there. */
async function lookBack(page: Page) {
  await feedPage(page).open();
  await scrollThrough(page, 150);
  await goBack(page);
  const hasCards = async () => {
    const items = await itemsInView(page);
    return items.length > 3 && items.every(({ hasCard }) => hasCard);
  };
  await expect.poll(hasCards).toBe(true);
  return itemsInView(page);
}

test('pins far above are read again where they were, a few pages at a time', async ({ page }) => {
  const calls = feedCalls(page);
  const before = await lookBack(page);
  await scrollThrough(page, 900);
  const read = calls.length;
  await goBack(page);
  await expect.poll(() => itemsInView(page)).toEqual(before);
  await expect(page.locator('.tb-evicted-pin')).toHaveCount(0);
  const again = calls.slice(read).filter((call) => calls.indexOf(call) < read);
  expect(again.length).toBeGreaterThan(0);
  expect(again.length).toBeLessThanOrEqual(6);
});

test('a card that has the focus stays a card, however far away it is', async ({ page }) => {
  const calls = feedCalls(page);
  const [first] = await lookBack(page);
  const position = first!.index + 1;
  const link = page.locator(`.tb-grid-item[aria-posinset="${position}"] a[href^="/pin/"]`).first();
  await link.focus();
  await scrollThrough(page, 900);
  await expect(link).toBeFocused();
  // No request meanwhile: every page was fetched once.
  expect(new Set(calls).size).toBe(calls.length);
});

test.describe('without a network', () => {
  test.use({ allowedProblems: /^Failed to load resource: |^ConnectionError: readHomeFeed / });

  test('pins far above that cannot be read again say so, and are tried again', async ({ page }) => {
    await feedPage(page).open();
    await scrollThrough(page, 900);
    await page.route(FEED_CALL, (route) => route.abort());
    await goBack(page);
    await expect.poll(async () => (await itemsInView(page)).length).toBeGreaterThan(4);
    const shown = await itemsInView(page);
    expect(shown.some(({ hasCard }) => hasCard)).toBe(false);
    const middle = page.locator(`.tb-grid-item[aria-posinset="${shown[4]!.index + 1}"]`);
    const again = middle.getByRole('button', { name: 'Try again' });
    await expect(page.locator('.tb-evicted-pin').getByText('Loading')).toHaveCount(0);
    await page.unroute(FEED_CALL);
    // A pointer would scroll it into view, which reads by itself.
    await again.evaluate((button: HTMLElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    await expect(middle.getByRole('link').first()).toBeFocused();
    await expect(page.locator('.tb-evicted-pin')).toHaveCount(0);
    expect((await itemsInView(page)).every(({ hasCard }) => hasCard)).toBe(true);
  });
});
