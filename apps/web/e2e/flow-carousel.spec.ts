import type { Page } from '@playwright/test';
import { pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

const TITLE = 'Contour lines, five ways';

const cardOf = (page: Page) => page.getByRole('article', { name: TITLE });

test(
  'S1 §4, S3 §4.7: arrows and keys move a carousel by one picture, between its first and its last',
  MAIN,
  async ({ page }) => {
    await open(page, '/search/pins/?q=contour%20lines%2C%20five', 'marenkjaer');
    const card = cardOf(page);
    await pointAt(card);
    const next = card.getByRole('button', { name: 'Next picture' });
    const previous = card.getByRole('button', { name: 'Previous picture' });
    await next.click();
    await expect(card).toContainText('Orchid');
    await expect(previous).toBeVisible();
    await next.focus();
    for (const title of ['Moss', 'Ocean', 'Desert']) {
      await page.keyboard.press('Enter');
      await expect(card).toContainText(title);
    }
    await expect(next).toHaveCount(0);
    await previous.click();
    await expect(card).toContainText('Ocean');
    await expect(next).toBeVisible();
    await card.getByRole('link', { name: TITLE }).first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  },
);

test.describe('by touch', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Mobile Safari/537.36',
  });

  test('S1 §4: a swipe moves the carousel of a pin page by one picture', async ({ page }) => {
    await open(page, '/pin/{contours-five-ways}/?experiment=ad_carousel');
    const frame = page.locator('.tb-closeup-media');
    const box = (await frame.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + 100 }],
      });
    await expect(async () => {
      await touch('touchStart', box.x + 250);
      for (const x of [220, 170, 120, 80]) await touch('touchMove', box.x + x);
      await touch('touchEnd');
      await expect(page.locator('.closeup')).toContainText('Orchid', { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  });
});
