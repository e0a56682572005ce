import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

test.describe('a removed pin', () => {
  // The browser's own line about the status of the page.
  test.use({ allowedProblems: /status of 410/ });

  test(
    'S3 §2.1: says why to its pinner, and is gone for everybody else',
    MAIN,
    async ({ page }) => {
      await open(page, '/pin/{free-prints}/', 'lenaadler');
      await expect(page.getByRole('main')).toContainText(
        /We took this Pin down on .* It looks like spam/,
      );
      await open(page, '/pin/{free-prints}/', 'yukitanabe');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This Pin is unavailable');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect((await page.request.get(page.url())).status()).toBe(410);
    },
  );
});
