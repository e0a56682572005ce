import { feedPage, pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { savesInDatabase } from './saves.js';

const TITLE = 'Allium, a study in seeds';

test(
  'S1 §4 §5: without a board Save asks for one, and saves to the board that the viewer creates',
  MAIN,
  async ({ page, server }) => {
    const feed = feedPage(page);
    await open(page, '/', 'yukitanabe');
    const banner = page.getByRole('region', { name: 'Start your first board' });
    await expect(banner).toBeVisible();
    await pointAt(feed.card(TITLE));
    await feed.saveButton(TITLE).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Seed heads');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(feed.card(TITLE)).toHaveAttribute('data-save', 'saved');
    await expect(feed.card(TITLE)).toContainText('Saved to Seed heads');
    expect(savesInDatabase(server.databasePath, 'yukitanabe', TITLE)).toBe(1);
    // The banner asked for what is done now.
    await expect(banner).toHaveCount(0);
    await feed.card(TITLE).getByRole('link', { name: 'Saved to Seed heads' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seed heads');
    await expect(feed.card(TITLE)).toBeVisible();
  },
);

test(
  'S3 §4.9: the first quick save creates its board, and later ones go there',
  MAIN,
  async ({ page, server }) => {
    const second = 'Lake, before the wind';
    const feed = feedPage(page);
    await open(page, '/?experiment=quick_save', 'lenaadler');
    for (const title of [TITLE, second]) {
      await pointAt(feed.card(title));
      await feed.saveButton(title).click();
      await expect(feed.card(title)).toHaveAttribute('data-save', 'saved');
      await expect(feed.card(title)).toContainText('Saved to Quick saves');
      expect(savesInDatabase(server.databasePath, 'lenaadler', title)).toBe(1);
    }
    await page.goto('/lenaadler/_saved');
    await expect(page.getByRole('link', { name: 'Quick saves 2 Pins' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Quick saves', exact: true }).click();
    await expect(page).toHaveTitle(/^Quick saves of Lena Adler/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goto('/lenaadler/quick-saves/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick saves');
    await expect(page.getByRole('article')).toHaveCount(2);
  },
);

test('S1 §4: a board is chosen beside Save, and its long name leaves the bar in one line', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/pin/{allium}/', 'marenkjaer');
  const closeup = page.locator('.closeup');
  await closeup.getByRole('button', { name: /Choose a board/ }).click();
  await page.getByRole('searchbox').fill('plants');
  await page.getByRole('dialog').getByText('Plants that survive me', { exact: true }).click();
  await expect(closeup).toHaveAttribute('data-save', 'saved');
  const save = (await closeup.getByRole('button', { name: /^Saved/ }).boundingBox())!;
  const name = (await closeup.locator('.tb-closeup-bar > .tb-save-target').boundingBox())!;
  expect(save.x).toBeGreaterThan(name.x + name.width);
  expect(Math.abs(save.y + save.height / 2 - name.y - name.height / 2)).toBeLessThan(2);

  await closeup.getByRole('button', { name: /^Saved/ }).click();
  const toaster = page.locator('.tb-toaster');
  await expect(toaster).toContainText('Pin deleted!');
  await expect(toaster.getByText('Saved to Plants that survive me')).toHaveCount(0);
  await toaster.getByRole('button', { name: 'Undo' }).click();
  await expect(closeup).toHaveAttribute('data-save', 'saved');
  expect(savesInDatabase(server.databasePath, 'marenkjaer', TITLE)).toBe(1);
});
