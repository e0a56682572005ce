import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { hydrated } from './hydrated.js';
import { open } from './open.js';

// With a message on the page.
test.use({ hasCookieChoice: false });

/** Has the page as a browser prints it. */
async function print(page: Page): Promise<void> {
  await expect(page.locator('.messages .tb-message').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

/** What leads elsewhere, or says something else, is not on paper. */
async function expectNoBars(page: Page): Promise<void> {
  await expect(page.locator('.tb-navigation-header')).toBeHidden();
  await expect(page.locator('.messages')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
}

test('S1 §1: a feed is printed as its pins, in columns', async ({ page }) => {
  await open(page, '/');
  await hydrated(page.locator('.tb-card').first());
  await print(page);
  const pins = page.locator('.tb-grid-printed > li');
  const [picture, title, address] = ['img', 'p >> nth=0', 'p >> nth=1'].map((part) =>
    pins.first().locator(part),
  );
  await expect(picture!).toBeVisible();
  await expect(title!).toHaveText(/\w/);
  await expect(address!).toHaveText(/^http.*\/pin\/\d+\/$/);
  await expect(page.locator('.tb-grid-printed')).toHaveCSS('column-count', '3');
  await expect(page.locator('.tb-grid-list')).toBeHidden();
  await expectNoBars(page);
});

test('S1 §3: the page of a pin is printed as its picture, text and source alone', async ({
  page,
}) => {
  await open(page, '/pin/{espresso-cup}/');
  const closeup = page.locator('.tb-closeup');
  await hydrated(closeup);
  await print(page);
  await expect(closeup.locator('.tb-visual-image')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveText(['Espresso cup, oak-fired stoneware']);
  const site = closeup.locator('.tb-closeup-site');
  const href = await site.getAttribute('href');
  const printed = await site.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toBe(`"${href}"`);
  await expect(page.getByRole('heading', { name: 'More like this' })).toHaveCount(0);
  await expectNoBars(page);
});
