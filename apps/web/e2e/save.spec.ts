import { expect, test } from './fixtures.js';
import { feedPage, pointAt } from './feed-page.js';
import { savesInDatabase } from './saves.js';

const TITLE = 'Allium, a study in seeds';

test('S1 §4.3 §4.5: a save persists after a reload, and so does an unsave', async ({
  page,
  server,
}) => {
  const feed = feedPage(page);
  const saves = () => savesInDatabase(server.databasePath, 'marenkjaer', TITLE);
  await feed.openAs('marenkjaer');
  const card = feed.card(TITLE);
  const button = feed.saveButton(TITLE);
  await expect(card).toHaveAttribute('data-save', 'none');

  await pointAt(card);
  await button.click();
  await expect(card).toHaveAttribute('data-save', 'saved');
  await expect(card).toContainText('Saved to Posters');
  await expect(page.locator('.tb-toaster').getByText('Saved to Posters')).toBeVisible();
  expect(saves()).toBe(1);

  await page.reload();
  await expect(card).toHaveAttribute('data-save', 'saved');
  await expect(card).toContainText('Saved to Posters');

  await button.click();
  await expect(card).toHaveAttribute('data-save', 'none');
  await expect(page.getByText('Pin deleted!')).toBeVisible();
  expect(saves()).toBe(0);

  await page.reload();
  await expect(card).toHaveAttribute('data-save', 'none');
});

test('S1 §4.7: taps are ignored while a save runs: a double tap is one request', async ({
  page,
  server,
  faults,
}) => {
  const feed = feedPage(page);
  await feed.openAs('marenkjaer');
  await faults.plan({ call: 'RepinResource/create', kind: 'latency', delayMs: 300 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(new URL(request.url()).pathname);
  });

  await pointAt(feed.card('Acanthus mollis, photographed like architecture'));
  await feed.saveButton('Acanthus mollis, photographed like architecture').dblclick();
  await expect(feed.card('Acanthus mollis, photographed like architecture')).toHaveAttribute(
    'data-save',
    'saved',
  );
  expect(requests).toEqual(['/resource/RepinResource/create/']);
  expect(
    savesInDatabase(
      server.databasePath,
      'marenkjaer',
      'Acanthus mollis, photographed like architecture',
    ),
  ).toBe(1);
});

test('S1 §6.2: a visitor who taps Save logs in and returns signed in', async ({ page }) => {
  const feed = feedPage(page);
  await feed.open();
  const card = page.getByRole('article').first();
  await pointAt(card);
  await card.getByRole('button', { name: /^Save/ }).click();
  const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' });
  await expect(prompt).toBeVisible();
  await expect(card).toHaveAttribute('data-save', 'none');

  await prompt.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?next=%2F');
  await page.getByRole('main').getByRole('button', { name: 'Yuki Tanabe' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('button', { name: 'Signed in as Yuki Tanabe. Switch person' }),
  ).toBeVisible();
});
