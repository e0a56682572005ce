import type { Locator, Page } from '@playwright/test';
import { pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { hydrated } from './hydrated.js';
import { open } from './open.js';
import { reportsInDatabase } from './saves.js';

const HIDDEN = "Got it! We'll try to show you more relevant Pins in the future.";

interface Hide {
  /** What the card says after it was hidden. */
  readonly text: RegExp | string;
  /** The request that hides the pin, and the one that shows it again: method and path, with the id as `:id`. */
  readonly hide: string;
  readonly undo: string;
}

/** Finds a card by its pin, so that it is found also when it shows something else. */
async function cardOf(card: Locator): Promise<Locator> {
  const id = await card.getAttribute('data-pin-id');
  return card.page().locator(`article[data-pin-id="${id}"]`);
}

/** Returns the request that an act sends for the pin of a card. */
async function requestOf(card: Locator, act: () => Promise<void>): Promise<string> {
  const id = (await card.getAttribute('data-pin-id')) ?? '';
  const isFeedback = (url: string) => /\/(?:hide|unhide|PinFeedbackResource\/\w+)\//.test(url);
  const [request] = await Promise.all([
    card.page().waitForRequest((sent) => isFeedback(sent.url())),
    act(),
  ]);
  return `${request.method()} ${new URL(request.url()).pathname.replace(id, ':id')}`;
}

async function openMenu(page: Page, card: Locator) {
  await pointAt(card);
  await card.getByRole('button', { name: /^More options/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function hideAndUndo(page: Page, found: Locator, { hide, text, undo }: Hide) {
  const card = await cardOf(found);
  await openMenu(page, card);
  const hidden = await requestOf(card, () =>
    page.getByRole('menuitem', { name: 'Hide Pin' }).click(),
  );
  expect(hidden).toBe(hide);
  await expect(card).toContainText(text);
  const back = card.getByRole('button', { name: 'Undo' });
  await expect(back).toBeFocused();
  expect(await requestOf(card, () => back.click())).toBe(undo);
  await expect(card.getByRole('button', { name: /^Save/ })).toBeAttached();
  await expect(card).not.toContainText(text);
}

const named = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true }).first();

test(
  'S3 §4.3 §7: a pin is hidden and shown again on every surface, with the call and the text of the surface',
  MAIN,
  async ({ page }) => {
    await open(page, '/', 'marenkjaer');
    await hideAndUndo(page, named(page, 'Allium, a study in seeds'), {
      text: HIDDEN,
      hide: 'PUT /resource/PinFeedbackResource/update/',
      undo: 'DELETE /resource/PinFeedbackResource/delete/',
    });

    await open(page, '/search/pins/?q=terrazzo', 'marenkjaer');
    await hideAndUndo(page, named(page, 'Terrazzo, sugared'), {
      text: HIDDEN,
      hide: 'PUT /v3/search/:id/hide/',
      undo: 'PUT /v3/search/:id/unhide/',
    });

    await open(page, '/pin/{nagasaki}/', 'marenkjaer');
    const related = page.getByRole('region', { name: 'More like this' });
    await related.getByRole('heading').scrollIntoViewIfNeeded();
    await hideAndUndo(page, related.getByRole('article').nth(1), {
      text: HIDDEN,
      hide: 'PUT /resource/PinFeedbackResource/update/',
      undo: 'DELETE /resource/PinFeedbackResource/delete/',
    });

    await open(page, '/search/pins/?q=espresso', 'marenkjaer');
    await hideAndUndo(page, named(page, 'Espresso cup, oak-fired stoneware'), {
      text: /Kiln & Co.{0,2} has paid to have this pin show up where you'd be more likely to notice it\./,
      hide: 'PUT /v3/search/:id/hide/',
      undo: 'PUT /v3/search/:id/unhide/',
    });
  },
);

test('S3 §4.3: a hidden pin stays hidden in its place, and shows in others', async ({ page }) => {
  await open(page, '/search/pins/?q=terrazzo', 'marenkjaer');
  const title = 'Terrazzo, sugared';
  const card = await cardOf(named(page, title));
  await openMenu(page, card);
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/hide/')),
    page.getByRole('menuitem', { name: 'Hide Pin' }).click(),
  ]);
  await page.goto('/');
  await expect(named(page, title)).toBeVisible();
  await page.goto('/search/pins/?q=terrazzo');
  await expect(named(page, 'Terrazzo no. 12')).toBeVisible();
  await expect(named(page, title)).toHaveCount(0);
});

test(
  'S1 §4: a report asks why, thanks the viewer, and is taken back with Undo',
  MAIN,
  async ({ page, server }) => {
    const title = 'Allium, a study in seeds';
    const reasons = () => reportsInDatabase(server.databasePath, 'marenkjaer', title);
    await open(page, '/', 'marenkjaer');
    const card = await cardOf(named(page, title));
    await openMenu(page, card);
    await page.getByRole('menuitem', { name: 'Report Pin' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Why are you reporting this Pin?' });
    await dialog.getByRole('radio', { name: 'Spam or misleading' }).check();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await expect(card).toContainText('Reported');
    await expect(card).toContainText('Thanks! Your feedback helps us keep the community safe.');
    const undo = card.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect.poll(reasons).toEqual(['spam']);
    await undo.click();
    await expect(card.getByRole('button', { name: /^Save/ })).toBeAttached();
    await expect.poll(reasons).toEqual([]);
  },
);

test('S1 §6, S3 §6: a visitor who reports a pin from the menu of a right click is asked to log in', async ({
  page,
}) => {
  await open(page, '/');
  const card = await cardOf(named(page, 'Allium, a study in seeds'));
  await hydrated(card);
  await card.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Report Pin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?next=%2F');
});

test('S3 §4.4: after a pin was hidden its board is unfollowed in place of the card', async ({
  page,
}) => {
  await open(page, '/ilsethorne/water-and-weather/', 'marenkjaer');
  const followed = page.waitForResponse(/\/v3\/boards\/\d+\/follow\//);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await followed;
  await page.goto('/search/pins/?q=Lake%2C%20before');
  const card = await cardOf(named(page, 'Lake, before the wind'));
  await openMenu(page, card);
  await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
  const unfollowed = page.waitForResponse(/\/v3\/boards\/\d+\/follow\//);
  await card.getByRole('button', { name: 'Unfollow' }).click();
  await unfollowed;
  await expect(card).toContainText(
    "You unfollowed the board Water and weather and won't see Pins saved to it anymore.",
  );
});

test.describe('when a hide fails', () => {
  test.use({ allowedProblems: /^Failed to load resource: |^ForbiddenError: / });

  test('S1 §8: the pin is back', async ({ page, faults }) => {
    const title = 'Allium, a study in seeds';
    await open(page, '/', 'marenkjaer');
    await faults.plan({ call: 'PinFeedbackResource/update', kind: 'status', status: 403 });
    const card = await cardOf(named(page, title));
    await openMenu(page, card);
    const refused = page.waitForResponse(/PinFeedbackResource\/update/);
    await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
    expect((await refused).status()).toBe(403);
    await expect(card.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(card).not.toContainText('Undo');
  });
});
