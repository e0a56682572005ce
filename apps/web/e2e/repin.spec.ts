import { DatabaseSync } from 'node:sqlite';
import { feedPage, pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { savesInDatabase } from './saves.js';
import { signIn } from './sign-in.js';

/** The browser and the page log each failed response. */
test.use({ allowedProblems: /^(Failed to load resource|ForbiddenError): / });

/** The path that moves a published pin from its own board. */
function ownRepinPath(databasePath: string, title: string): string {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    const row = database
      .prepare('SELECT id, board_id AS board FROM pins WHERE title = ?')
      .get(title);
    return `/pin/${String(row?.['id'])}/repin/?isEditingPin=true&pinBoardId=${String(row?.['board'])}`;
  } finally {
    database.close();
  }
}

test("S1 §2: a person's own pin is saved to another board, and stays where it was published", async ({
  page,
  server,
}) => {
  const title = 'Quilt plan, citrus';
  await open(page, '/pin/{blocks-citrus}/repin/', 'noramalik');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Save “${title}”`);
  const path = ownRepinPath(server.databasePath, title);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Save “${title}”`);
  await page.getByRole('main').getByText('Cats, mostly').click();
  await expect(page.locator('.tb-repin')).toHaveAttribute('data-phase', /^(animating|confirmed)$/);
  expect(savesInDatabase(server.databasePath, 'noramalik', title)).toBe(1);
  await page.goto(path.replace(/repin.*/, ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test(
  'S1 §2: a card shows the new board after its pin was moved and the viewer went back',
  MAIN,
  async ({ page }) => {
    const title = 'Contour lines, five ways';
    const feed = feedPage(page);
    await feed.openAs('noramalik');
    await pointAt(feed.card(title));
    await feed.saveButton(title).click();
    await page.locator('.tb-toaster').getByRole('link', { name: 'Change' }).click();
    const boards = page.getByRole('main').locator('.tb-boards');
    await expect(boards.getByText('Cats, mostly', { exact: true })).toBeVisible();
    await expect(boards.getByText('Sugar colours', { exact: true })).toHaveCount(0);
    await boards.getByText('Cats, mostly', { exact: true }).click();
    await expect(page.locator('.tb-repin')).toHaveAttribute(
      'data-phase',
      /^(animating|confirmed)$/,
    );
    await page.goBack();
    await expect(feed.card(title)).toContainText('Saved to Cats, mostly');
    await page.locator('.tb-toaster').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your Pin is back on its old board.')).toBeVisible();
    await expect(feed.card(title)).toContainText('Saved to Sugar colours');
  },
);

test('S1 §2: a pin that could not be removed from its old board is reported, and removed by a retry', async ({
  page,
  server,
  faults,
}) => {
  const title = 'Contour lines, five ways';
  const saves = () => savesInDatabase(server.databasePath, 'noramalik', title);
  const feed = feedPage(page);
  await feed.openAs('noramalik');
  await pointAt(feed.card(title));
  await feed.saveButton(title).click();
  await expect(page.locator('.tb-toaster')).toContainText('Saved to Sugar colours');
  await page.locator('.tb-toaster').getByRole('link', { name: 'Change' }).click();
  const message = 'No.';
  await faults.plan({ call: 'PinResource/delete', kind: 'status', status: 403, message });
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('cats');
  await page.getByRole('main').getByText('Cats, mostly', { exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Cats, mostly' });
  await expect(alert).toHaveText(
    "It's saved to “Cats, mostly” now, but we couldn't remove it from its old board.",
  );
  expect(saves()).toBe(2);
  await faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.tb-repin')).toHaveAttribute('data-phase', /^(animating|confirmed)$/);
  expect(saves()).toBe(1);
});

test(
  'S1 §2: after a one-tap save the repin page leads back to the page that opened it',
  MAIN,
  async ({ page, server }) => {
    await signIn(page, 'noramalik');
    await page.goto(ownRepinPath(server.databasePath, 'Quilt plan, citrus'));
    // What the default `openRepin` of the client leaves for the page it opens.
    await page.evaluate(() => {
      history.replaceState({ isOneTapSave: true, previousLocation: '/ilsethorne/?tab=1' }, '');
    });
    await page.reload();
    await page.getByRole('main').getByText('Cats, mostly').click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/ilsethorne/?tab=1');
  },
);
