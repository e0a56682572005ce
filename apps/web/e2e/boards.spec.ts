import { axeViolations } from './axe.js';
import { expect, MAIN, test } from './fixtures.js';
import { fromTour } from './from-tour.js';
import { signIn, signOut } from './sign-in.js';

test('S3 §4.4: a person is followed, unfollowed with Undo, blocked and unblocked', async ({
  page,
}) => {
  await fromTour(page, 'follow');
  await expect(page).toHaveTitle('Open Prints (@openprints) · Tackboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Following' }).click();
  await page.locator('.tb-toaster').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();

  await page.getByRole('button', { name: 'More options: Open Prints' }).click();
  await page.getByRole('menuitem', { name: 'Block Open Prints' }).click();
  await expect(page.getByText('You blocked Open Prints.')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('link', { name: 'Created' })).toBeVisible();
});

test(
  'S3 §7: a board is created, renamed and deleted, and shared by an invitation',
  MAIN,
  async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fromTour(page, 'boards');
    await page.getByRole('button', { name: 'Create board' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Waves');
    await page.getByRole('dialog').getByRole('button', { name: 'Create board' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waves');
    const path = new URL(page.url()).pathname;

    await page.getByRole('button', { name: 'People' }).click();
    for (const name of ['Nora Malik', 'Emil Rask']) {
      await page.getByRole('searchbox').fill(name);
      await page.getByRole('button', { name: `Invite: ${name}` }).click();
      await expect(page.getByRole('button', { name: `Take back: ${name}` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Copy the invitation link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const invitation = await page.evaluate(() => navigator.clipboard.readText());

    // Without a login the link waits for a press.
    await signIn(page, 'noramalik');
    await page.goto(invitation);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'People' })).toBeVisible();

    // S3 §2.3: after the login the link accepts.
    await signOut(page);
    await page.goto(invitation);
    await page.getByRole('button', { name: 'Emil Rask' }).click();
    await expect(page.getByText('You share “Waves” now.')).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'People' })).toBeVisible();

    await signIn(page, 'yukitanabe');
    await page.goto(path);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Waves, daily');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waves, daily');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete board' }).click();
    await expect(page).toHaveURL('/yukitanabe/_saved');
    expect((await page.request.get(path)).status()).toBe(404);
  },
);

test(
  'S1 §9: pins of a board move to another one and are deleted, and come back with Undo',
  MAIN,
  async ({ page }) => {
    await fromTour(page, 'organize');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(3);
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('button', { name: /^Select The tall mast/ }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cabins/ })
      .click();
    await expect(cards).toHaveCount(2);
    const undo = page.locator('.tb-toaster').getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(cards).toHaveCount(3);

    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('button', { name: /^Select The tall mast/ }).click();
    await page.locator('.tb-organise-bar').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(cards).toHaveCount(2);
    await undo.click();
    await expect(cards).toHaveCount(3);
  },
);

for (const path of ['/openprints/', '/marenkjaer/_saved', '/marenkjaer/our-flat/']) {
  test(`${path} has no axe violations in dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, 'marenkjaer');
    await page.goto(path);
    expect(await axeViolations(page)).toEqual([]);
  });
}
