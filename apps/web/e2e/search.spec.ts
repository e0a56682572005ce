import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

test(
  'S3 §9: a viewer searches pins, boards and people, and starts again from an empty result',
  MAIN,
  async ({ page }) => {
    await open(page, '/search/');
    const field = page.getByRole('search').getByRole('combobox');
    await field.fill('terraz');
    await expect(page.locator('#search-suggestions option').first()).toBeAttached();
    await field.fill('terrazzo');
    await field.press('Enter');
    await expect(page).toHaveTitle('terrazzo: All Pins · Tackboard');
    const cards = page.getByRole('article');
    await expect(cards.first()).toHaveAccessibleName(/terrazzo/i);

    const tabs = page.getByRole('navigation', { name: 'Search in' });
    await tabs.getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('heading', { name: /^Nothing found for/ })).toBeVisible();
    await field.fill('maren');
    await field.press('Enter');
    await expect(page).toHaveTitle('maren: All Pins · Tackboard');
    await tabs.getByRole('link', { name: 'People' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /Maren Kjær/ })).toBeVisible();
    await field.fill('kitchen');
    await field.press('Enter');
    await expect(page).toHaveTitle('kitchen: All Pins · Tackboard');
    await tabs.getByRole('link', { name: 'Boards' }).click();
    await expect(tabs.getByRole('link', { name: 'Boards' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
);

test('S3 §9: without scripts the search field opens the page of its results', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/search/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');
  const ideas = page.getByRole('main').getByRole('link');
  for (const idea of await ideas.all()) {
    const found = await page.request.get((await idea.getAttribute('href'))!);
    const isEmpty = (await found.text()).includes('Nothing found');
    expect(isEmpty, (await idea.textContent())!).toBe(false);
  }
  const field = page.getByRole('search').getByRole('combobox');
  await field.fill('dune');
  await field.press('Enter');
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/dune/i);
  await context.close();
});
