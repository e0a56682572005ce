import { feedPage, pointAt } from './feed-page.js';
import { expect, test } from './fixtures.js';
import { fromTour } from './from-tour.js';
import { savesInDatabase } from './saves.js';

const TITLE = 'Allium, a study in seeds';

test('S1 §4 §5: without a board Save asks for one, and saves to the board that the viewer creates', async ({
  page,
  server,
}) => {
  const feed = feedPage(page);
  await fromTour(page, 'first-board');
  await pointAt(feed.card(TITLE));
  await feed.saveButton(TITLE).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Seed heads');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(feed.card(TITLE)).toHaveAttribute('data-save', 'saved');
  await expect(feed.card(TITLE)).toContainText('Saved to Seed heads');
  expect(savesInDatabase(server.databasePath, 'yukitanabe', TITLE)).toBe(1);
  await feed.card(TITLE).getByRole('link', { name: 'Saved to Seed heads' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seed heads');
  await expect(feed.card(TITLE)).toBeVisible();
});

test('S3 §4.9: the first quick save creates its board, and later ones go there', async ({
  page,
  server,
}) => {
  const second = 'Lake, before the wind';
  const feed = feedPage(page);
  await fromTour(page, 'quick-save');
  for (const title of [TITLE, second]) {
    await pointAt(feed.card(title));
    await feed.saveButton(title).click();
    await expect(feed.card(title)).toHaveAttribute('data-save', 'saved');
    await expect(feed.card(title)).toContainText('Saved to Quick saves');
    expect(savesInDatabase(server.databasePath, 'lenaadler', title)).toBe(1);
  }
  await page.goto('/lenaadler/_saved');
  await expect(page.getByRole('link', { name: /^Quick saves/ })).toHaveCount(1);
  await page.goto('/lenaadler/quick-saves/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick saves');
  await expect(page.getByRole('article')).toHaveCount(2);
});
