import type { Page } from '@playwright/test';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { pinPathOf } from './pin-path.js';

const closeup = (page: Page) => page.locator('.closeup');

test(
  'S1 §3: the page of a product has its price, similar products, its picture alone, and a way back',
  MAIN,
  async ({ page, server }) => {
    await open(page, '/pin/{espresso-cup}/', 'marenkjaer');
    const path = pinPathOf(server.databasePath, 'Espresso cup, oak-fired stoneware');
    await expect(closeup(page)).toContainText('$24.00');
    await expect(closeup(page)).toContainText('25% off');
    await expect(page.getByRole('heading', { name: 'Shop similar' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^More options: Espresso/ })).toHaveCount(1);

    await page.getByRole('link', { name: /^View picture/ }).press('Enter');
    await expect(page).toHaveURL(`${path}#imgViewer`);
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(path);

    const related = page.getByRole('region', { name: 'More like this' });
    await related.getByRole('heading').scrollIntoViewIfNeeded();
    await related.locator('.tb-link').nth(1).press('Enter');
    // The address changes first. Until the other pin shows, Back is that of this page.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Espresso cup/);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(path);
  },
);

test('S1 §5: the page of a pin fetches its own picture before those of the grids below', async ({
  page,
}) => {
  await open(page, '/pin/{espresso-cup}/');
  await expect(page.locator('.tb-grid-item').first()).toBeAttached();
  await expect(page.locator('.tb-grid img:not([loading="lazy"])')).toHaveCount(0);
  await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
  await expect(page.locator('link[rel="preload"][fetchpriority="high"]')).toHaveCount(1);
});

test('S3 §4.3: a pin is hidden on its page, and shown again', MAIN, async ({ page }) => {
  await open(page, '/pin/{nagasaki}/', 'marenkjaer');
  await page.getByRole('button', { name: /^More options: Boats/ }).click();
  await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
  await expect(closeup(page)).toContainText('Pin hidden');
  await closeup(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boats at Nagasaki, c. 1865');
  const pill = closeup(page).getByRole('link', { name: 'Japan' });
  const response = await page.request.get((await pill.getAttribute('href'))!);
  expect(response.status()).toBe(200);
});

test('S1 §3: the page of a story has all of its pages', async ({ page }) => {
  await open(page, '/pin/{four-contours-story}/');
  await expect(closeup(page).getByRole('listitem')).toHaveCount(4);
  await closeup(page).getByRole('button', { name: 'Next page' }).click();
  await expect(closeup(page).locator('.tb-story-number')).toHaveText('2/4');
});

test(
  'S1 §3: the page of each kind of pin says what is special about it',
  MAIN,
  async ({ page }) => {
    await open(page, '/pin/{blood-orange-salad}/');
    await expect(closeup(page)).toContainText('Serves 4');
    await open(page, '/pin/{cat-motion}/');
    await expect(closeup(page)).toContainText('The cat that taught us to see motion');
    await open(page, '/pin/{desk-collage}/');
    await expect(closeup(page)).toContainText('Terrazzo no. 12');
    await open(page, '/pin/{morning-table}/');
    await expect(closeup(page)).toContainText('Terrazzo tray');
    await open(page, '/pin/{loom-at-work}/');
    await expect(closeup(page)).toContainText('tilestudio.example');
    await open(page, '/pin/{pass-panorama}/');
    await expect(closeup(page).locator('.tb-video[data-shown]')).toBeVisible();
  },
);

test('S1 §2.19: an embed of a listed host plays in its frame, and one of another host is a link with a play sign', async ({
  page,
  server,
}) => {
  await open(page, '/pin/{loom-at-work}/');
  await expect(page.locator('#video-iframe')).toHaveCount(0);
  await closeup(page)
    .getByRole('button', { name: /^Play: The loom/ })
    .click();
  const frame = page.frameLocator('#video-iframe');
  const cloth = frame.getByRole('img', { name: 'A cloth grows row by row' });
  const pixels = () => cloth.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const before = await pixels();
  await expect.poll(pixels).not.toBe(before);
  await frame.getByRole('button', { name: 'Pause' }).click();
  await expect(frame.getByRole('button', { name: 'Play' })).toBeVisible();
  await closeup(page)
    .getByRole('button', { name: /^Stop: The loom/ })
    .click();
  await expect(page.locator('#video-iframe')).toHaveCount(0);

  await page.goto(pinPathOf(server.databasePath, 'All four paws off the ground'));
  await expect(closeup(page).locator('.tb-video-sign')).toBeVisible();
  await expect(closeup(page).getByRole('button', { name: /^Play/ })).toHaveCount(0);
  await expect(closeup(page).locator('a[href*="openprints.example"]').first()).toBeVisible();
});

test('S3 §6: a crawler gets the information of a pin in the page, and no buttons to save', async ({
  page,
  server,
}) => {
  const path = pinPathOf(server.databasePath, 'Espresso cup, oak-fired stoneware');
  const html = await page.request.get(path, { headers: { 'user-agent': 'Googlebot/2.1' } });
  const text = await html.text();
  expect(text).toContain('tb-information-inline');
  expect(text).toContain('"@context":"https://schema.org"');
  expect(text).toContain('"offers"');
  expect(text).toContain('rel="canonical"');
  expect(text).toMatch(/<title>.+ · Tackboard<\/title>/);
  expect(text).toContain('property="og:image"');
});

test('S3 §2.3 §9: the arrows of the annotations scroll by half of the row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/pin/{acanthus}/');
  const pills = closeup(page).getByRole('region', { name: 'In this Pin' });
  const row = pills.getByRole('list');
  await row.scrollIntoViewIfNeeded();
  const place = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const most = await row.evaluate(({ clientWidth, scrollWidth }) =>
    Math.round(Math.min(clientWidth / 2, scrollWidth - clientWidth)),
  );
  expect(most).toBeGreaterThan(4);
  await pills.getByRole('button', { name: 'Scroll forward' }).click();
  await expect.poll(place).toBe(most);
  await pills.getByRole('button', { name: 'Scroll back' }).click();
  await expect.poll(place).toBe(0);
});

test('S1 §3: the page of a pin links its board, and names none that is protected', async ({
  page,
}) => {
  const person = page.locator('.tb-pin-source-person');
  await open(page, '/pin/{terrazzo-12}/');
  await expect(person.getByRole('link', { name: 'Terrazzo', exact: true })).toBeVisible();
  await open(page, '/pin/{one-word}/');
  await expect(person).toContainText('Tile Studio');
  await expect(page.getByRole('main')).not.toContainText('Client work');
});

test('S1 §7: an employee reads a pin in the graph form, and any path of the server', async ({
  page,
}) => {
  await open(page, '/pin/{dune-study}/', 'ninaberg');
  await page.getByText('For employees', { exact: true }).click();
  const response = page.getByRole('textbox', { name: 'Response' });
  await page.getByRole('button', { name: 'Read this Pin in the graph form' }).click();
  await expect(response).toHaveValue(/"title": "Dune study in burnt orange/);
  await page
    .getByRole('textbox', { name: 'A path of the server' })
    .fill('/v3/register/exists/?email=marenkjaer%40tackboard.example');
  await page.getByRole('button', { name: 'Read the path' }).click();
  await expect(response).toHaveValue('true');

  await open(page, '/pin/{dune-study}/', 'marenkjaer');
  await expect(page.getByText('For employees', { exact: true })).toHaveCount(0);
});
