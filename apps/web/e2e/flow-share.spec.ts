import { DatabaseSync } from 'node:sqlite';
import { feedPage, pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';

const TITLE = 'Allium, a study in seeds';

/** The titles of the pins that the first person sent to the second one. */
function sentBetween(databasePath: string, names: readonly [string, string]): readonly unknown[] {
  const database = new DatabaseSync(databasePath, { readOnly: true });
  try {
    return database
      .prepare(
        `SELECT pins.title FROM messages
         JOIN pins ON pins.id = messages.pin_id
         JOIN users ON users.id = messages.sender_id
         JOIN conversation_people USING (conversation_id)
         JOIN users AS other ON other.id = conversation_people.user_id
         WHERE users.username = ? AND other.username = ?`,
      )
      .all(...names)
      .map((row) => row['title']);
  } finally {
    database.close();
  }
}

test(
  'S3 §4.12: a member sends a pin to a person, and copies its link',
  MAIN,
  async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/', 'marenkjaer');
    const card = feedPage(page).card(TITLE);
    const path = await card.getByRole('link').first().getAttribute('href');
    await pointAt(card);
    await card.getByRole('button', { name: `Send: ${TITLE}` }).click();
    const flyout = page.getByRole('dialog');
    await flyout.getByRole('searchbox').fill('nora');
    await flyout.getByRole('button', { name: /Nora Malik/ }).click();
    await expect(flyout.getByRole('button', { name: /^Sent to.*Nora Malik/ })).toBeVisible();
    expect(sentBetween(server.databasePath, ['marenkjaer', 'noramalik'])).toEqual([TITLE]);
    await flyout.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(new URL(path!, page.url()).href);
    await page.keyboard.press('Escape');
    await expect(flyout).toHaveCount(0);
  },
);

test('S3 §4.12 §6: a visitor who sends a pin is asked to log in', async ({ page }) => {
  await open(page, '/');
  const card = page.getByRole('article', { name: TITLE });
  await pointAt(card);
  await card.getByRole('button', { name: /^(Send|Share)/ }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fpin%2F\d+%2F$/);
});
