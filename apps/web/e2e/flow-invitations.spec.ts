import { feedPage, pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { open } from './open.js';
import { pinPathOf } from './pin-path.js';
import { savesInDatabase } from './saves.js';
import { signIn, signInElsewhere } from './sign-in.js';

const TITLE = 'Allium, a study in seeds';

test('S3 §7: an invitation is seen by its inviter, and declined', MAIN, async ({ page }) => {
  await open(page, '/marenkjaer/our-flat/', 'marenkjaer');
  const board = page.url();
  const invite = page.getByRole('button', { name: 'Invite: Yuki Tanabe' });
  const invited = page.getByRole('listitem').filter({ hasText: 'Yuki Tanabe' });
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('searchbox').fill('yuki');
  await invite.click();
  await expect(invited).toContainText('Invited');
  await page.reload();
  await page.getByRole('button', { name: 'People' }).click();
  await expect(invited).toContainText('Invited');

  await signIn(page, 'yukitanabe');
  await page.goto('/yukitanabe/');
  const invitations = page.getByRole('list', { name: 'Invitations' });
  await expect(invitations).toContainText('Our flat');
  await invitations.getByRole('button', { name: 'Decline' }).click();
  await expect(invitations).toHaveCount(0);
  await page.reload();
  await expect(invitations).toHaveCount(0);

  await signIn(page, 'marenkjaer');
  await page.goto(board);
  await page.getByRole('button', { name: 'People' }).click();
  await page.getByRole('searchbox').fill('yuki');
  await expect(invite).toBeVisible();
});

test(
  'S3 §6.1: the popover of an invite, and the prompt to follow, lead to the page to sign up',
  MAIN,
  async ({ page, server }) => {
    const path = pinPathOf(server.databasePath, 'Dune study in burnt orange');
    const signUp = page.getByRole('dialog').getByRole('button', { name: 'Sign up' });
    await page.goto(`${path}?invite_code=maren2025`);
    await signUp.click();
    await expect(page).toHaveURL(`/signup/?next=${encodeURIComponent(path)}`);
    await page.goto(path);
    await page.getByRole('button', { name: /^Follow/ }).click();
    await signUp.click();
    await expect(page).toHaveURL(`/signup/?next=${encodeURIComponent(path)}`);
  },
);

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ hasCookieChoice: false });

  test('S2 §2, S3 §4.6.2: the popover of an invite covers no button of the question', async ({
    page,
    server,
  }) => {
    const path = pinPathOf(server.databasePath, 'Dune study in burnt orange');
    await page.goto(`${path}?invite_code=maren2025`);
    const popover = page.getByRole('dialog').filter({ hasText: 'invited you' });
    await expect(popover).toBeVisible();
    const bottom = (await popover.boundingBox())!;
    const accept = (await page.getByRole('button', { name: 'Accept all' }).boundingBox())!;
    expect(accept.y).toBeGreaterThanOrEqual(bottom.y + bottom.height);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
    await expect(popover).toBeVisible();
  });
});

test.describe('a login that became a limited one', () => {
  // The browser's own line about the status of the response.
  test.use({ allowedProblems: /status of 403/ });

  test('S3 §1 §6: a save is refused by the server, and the page says to log in again', async ({
    page,
    server,
  }) => {
    await open(page, '/', 'tomasoliveira');
    const card = feedPage(page).card(TITLE);
    await pointAt(card);
    await signInElsewhere(page, 'tomasoliveira', { isLimited: true });
    const refused = page.waitForResponse(/RepinResource\/create/);
    await feedPage(page).saveButton(TITLE).click();
    expect((await refused).status()).toBe(403);
    await expect(page.getByText('For your security, log in again to continue.')).toBeVisible();
    // The page behind a prompt is hidden from assistive technology.
    await page.keyboard.press('Escape');
    await expect(card).toHaveAttribute('data-save', 'none');
    expect(savesInDatabase(server.databasePath, 'tomasoliveira', TITLE)).toBe(0);
  });
});

test(
  'S3 §1 §6: a limited login is asked to log in again before each other action',
  MAIN,
  async ({ page }) => {
    await signIn(page, 'tomasoliveira', { isLimited: true });
    const expectPrompt = async (title: string) => {
      const prompt = page.getByRole('dialog', { name: title });
      await expect(prompt).toContainText('For your security, log in again to continue.');
      await prompt.getByRole('button', { name: 'Not now' }).click();
      await expect(prompt).toHaveCount(0);
    };
    await page.goto('/');
    const card = feedPage(page).card(TITLE);
    await pointAt(card);
    await card.getByRole('button', { name: /^Send/ }).click();
    await expectPrompt('Log in to send this Pin');
    await pointAt(card);
    await card.getByRole('button', { name: /^More options/ }).click();
    await page.getByRole('menuitem', { name: 'Hide Pin' }).click();
    await expectPrompt('Log in to hide this Pin');

    await page.goto('/openprints/');
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expectPrompt('Log in to follow');

    await page.goto('/tomasoliveira/_saved');
    await page.getByRole('button', { name: 'Share profile' }).click();
    await expectPrompt('Log in to share this profile');
    await page.getByRole('button', { name: 'Create board' }).click();
    await expectPrompt('Log in to create a Pin or board');

    await page.goto('/tomasoliveira/darkroom/');
    await page.getByRole('button', { name: 'Organize' }).click();
    await expectPrompt('Log in to edit this Pin');
  },
);
