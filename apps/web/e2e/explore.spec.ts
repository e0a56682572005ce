import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

test(
  'S3 §4.4: a topic is followed on the page of all topics, and unfollowed on its own with Undo',
  MAIN,
  async ({ page }) => {
    await open(page, '/topics/', 'marenkjaer');
    await expect(page).toHaveTitle('Topics · Tackboard');
    const topic = page.getByRole('listitem').filter({ hasText: 'Terrazzo' });
    await topic.getByRole('button', { name: 'Follow' }).click();
    await expect(topic.getByRole('button', { name: 'Following' })).toBeVisible();

    await topic.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terrazzo');
    await expect(page.getByRole('article').first()).toHaveAccessibleName(/terrazzo/i);
    await page.getByRole('button', { name: 'Following' }).click();
    await expect(page.locator('.tb-toaster')).toContainText(
      "We'll show you less Pins from Terrazzo",
    );
    await page.locator('.tb-toaster').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  },
);

test('S3 §2.1: today has articles, tabs and Pins', MAIN, async ({ page }) => {
  await open(page, '/today/');
  const article = page.getByRole('link', { name: /^Leave the seed heads standing/ });
  await expect(article).toBeVisible();
  await page.getByRole('link', { name: 'Trending' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today: Trending');
  await page.goBack();
  await article.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave the seed heads standing');
  await expect(page).toHaveURL(/^[^?]*\/today\/article\/leave-the-seed-heads-standing-\d+\/$/);
});

test('S3 §2.1: every topic has ideas, and an area without videos of a topic says what to do', async ({
  page,
}) => {
  await open(page, '/ideas/');
  const tiles = page.locator('.topic-tile');
  for (const tile of await tiles.all()) {
    const html = await page.request.get((await tile.getAttribute('href'))!);
    const text = await html.text();
    expect(text.includes('Nothing here yet'), (await tile.textContent())!).toBe(false);
    expect(text).toContain('"@type":"CollectionPage"');
  }
  const terrazzo = await tiles.filter({ hasText: 'Terrazzo' }).getAttribute('href');
  await page.goto('/videos/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The area offers topics with videos only; another one can still be visited.
  await expect(page.getByRole('link', { name: 'Citrus', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Terrazzo', exact: true })).toHaveCount(0);
  await page.goto(terrazzo!.replace('/ideas/', '/videos/'));
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.goto('/shopping/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await page.request.get('/ideas/nothing/12345/')).status()).toBe(404);
  expect((await page.request.get('/today/article/nothing-1/')).status()).toBe(404);
});
