import { feedPage, pointAt } from './feed-page.js';
import { expect, test } from './fixtures.js';

const TITLE = 'Allium, a study in seeds';

test.describe('when a chunk is missing once', () => {
  test.use({ allowedProblems: /^Failed to load resource: |Failed to fetch dynamically imported/ });

  test('card and page stay, and the next press works', async ({ page }) => {
    const chunk = /\/assets\/menu\.chunk-[^/]+\.js$/;
    const feed = feedPage(page);
    await feed.openAs('marenkjaer');
    await page.route(chunk, (route) => route.fulfill({ status: 404 }), { times: 1 });
    const card = feed.card(TITLE);
    const count = await page.getByRole('article').count();
    await pointAt(card);
    const failed = page.waitForResponse((response) => chunk.test(response.url()));
    await card.getByRole('button', { name: /^More options/ }).click();
    expect((await failed).status()).toBe(404);
    await expect(page.getByText('Sorry! Something went wrong on our end.')).toBeVisible();
    await expect(card).toContainText(TITLE);
    expect(await page.getByRole('article').count()).toBe(count);
    await card.getByRole('button', { name: /^More options/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });
});
