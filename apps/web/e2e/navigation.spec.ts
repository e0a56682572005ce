import { feedPage } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

test(
  'S3 §2: links show pages without a new document, with title, focus and scroll position',
  MAIN,
  async ({ page }) => {
    const feed = feedPage(page);
    await open(page, '/', 'marenkjaer');
    await page.evaluate(() => (window.name = 'the same document'));
    const title = 'Allium, a study in seeds';
    const link = feed.card(title).getByRole('link').first();
    const href = await link.getAttribute('href');
    await link.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Tackboard`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${href}$`),
    );
    await expect(heading).toBeFocused();

    await page.locator('.tb-pin-source-person').getByRole('link').first().click();
    await expect(page.locator('.tb-profile')).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveTitle('Tackboard');
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();
    expect(await page.evaluate(() => window.name)).toBe('the same document');
  },
);
