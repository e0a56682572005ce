import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { signIn, signOut } from './sign-in.js';

test(
  'S3 §4.4: a person is followed, unfollowed with Undo, blocked and unblocked',
  MAIN,
  async ({ page }) => {
    await open(page, '/openprints/', 'marenkjaer');
    await expect(page).toHaveTitle('Open Prints (@openprints) · Tackboard');
    await expect(page.getByRole('article').first()).toBeVisible();
    // Pressed twice before the server has answered, nothing has changed, and there is nothing to undo.
    await Promise.all([
      page.waitForResponse(/UserFollowResource\/create/),
      page.getByRole('button', { name: 'Follow', exact: true }).click(),
    ]);
    await page.getByRole('button', { name: 'Following' }).click();
    await page.locator('.tb-toaster').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();

    await page.getByRole('button', { name: 'More options: Open Prints' }).click();
    await page.getByRole('menuitem', { name: 'Block Open Prints' }).click();
    await expect(page.getByText('You blocked Open Prints.')).toBeVisible();
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(page.getByRole('link', { name: 'Created' })).toBeVisible();
  },
);

test(
  'S3 §7: a board is created, renamed and deleted, and shared by an invitation',
  MAIN,
  async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/yukitanabe/_saved', 'yukitanabe');
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
    await open(page, '/marenkjaer/boats/', 'marenkjaer');
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

test('S1 §9: pins of a board are copied to another one, and put into a new section', async ({
  page,
}) => {
  await open(page, '/marenkjaer/boats/', 'marenkjaer');
  const cards = page.getByRole('article');
  const select = async () => {
    await page.getByRole('button', { name: 'Organize' }).click();
    await page.getByRole('button', { name: /^Select The tall mast/ }).click();
  };
  const bar = page.locator('.tb-organise-bar');
  await select();
  await bar.getByRole('button', { name: 'Copy' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cabins/ })
    .click();
  await expect(page.locator('.tb-toaster')).toContainText('Pins copied');
  await expect(cards).toHaveCount(3);

  await select();
  await bar.getByRole('button', { name: 'Create section' }).click();
  await page.getByRole('textbox', { name: 'Section name' }).fill('Masts');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('.tb-toaster')).toContainText('Section created');
  await page.goto('/marenkjaer/boats/masts/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masts');
  await expect(cards).toHaveCount(1);
  await page.goto('/marenkjaer/cabins/');
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole('article', { name: /^The tall mast/ })).toBeVisible();
});

test('S3 §7: a section is renamed and deleted, and its pins stay on the board', async ({
  page,
}) => {
  await open(page, '/marenkjaer/our-flat/kitchen/', 'marenkjaer');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen and hall');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(heading).toHaveText('Kitchen and hall');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete section' }).click();
  await expect(page).toHaveURL('/marenkjaer/our-flat/');
  await expect(page.getByRole('navigation', { name: 'Sections' })).not.toContainText('Kitchen');
  await expect(page.getByRole('article')).toHaveCount(5);
});

test('S3 §4.4: a board is followed, and unfollowed with Undo', async ({ page }) => {
  await open(page, '/openprints/flight/', 'marenkjaer');
  const follow = page.getByRole('button', { name: 'Follow', exact: true });
  const following = page.getByRole('button', { name: 'Following' });
  const followed = page.waitForResponse(/\/v3\/boards\/\d+\/follow\//);
  await follow.click();
  await followed;
  await page.reload();
  await following.click();
  const toaster = page.locator('.tb-toaster');
  await expect(toaster).toContainText('You unfollowed the board Flight');
  await expect(follow).toBeVisible();
  await toaster.getByRole('button', { name: 'Undo' }).click();
  await expect(following).toBeVisible();
});

test('S3 §4.13: the boards of a profile are sorted, and filtered by who sees them', async ({
  page,
}) => {
  await open(page, '/marenkjaer/_saved', 'marenkjaer');
  const boards = page.getByRole('region', { name: 'Boards', exact: true });
  const first = boards.getByRole('listitem').first();
  await expect(first).toContainText('Posters');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A to Z');
  await expect(page).toHaveURL('/marenkjaer/_saved?sort=alphabetical');
  await expect(first).toContainText('Balcony in April');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Secret');
  await expect(boards.getByRole('listitem')).toHaveCount(2);
  await expect(first).toContainText('Birthday for Tomás');
});
