import { DatabaseSync } from 'node:sqlite';
import { seededId } from '@tackboard/api';
import { expect, MAIN, test } from './fixtures.js';
import { hydrated } from './hydrated.js';
import { open } from './open.js';
import { signIn, signInElsewhere } from './sign-in.js';

const DUNE = 'Dune study in burnt orange, limited edition of forty';

test('S1 §4: the place of a withdrawn story is kept', async ({ page }) => {
  await open(page, '/pin/{withdrawn-story}/');
  const placeholder = page.locator('.tb-removed[data-variant="full-screen"]');
  await expect(placeholder).toContainText('Unavailable');
  await expect(placeholder).toContainText('Removed by the creator');
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    window.innerHeight,
  ]);
  expect(await placeholder.boundingBox()).toMatchObject({ width, height });
});

test('S1 §9: the followers of a board are listed', async ({ page }) => {
  await open(page, '/openprints/flight/', 'marenkjaer');
  await page.getByRole('button', { name: 'Followers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Followers' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('link', { name: /Nora Malik/ }).click();
  await expect(page).toHaveURL('/noramalik/');
});

test('S3 §2.1: the address of the people of a board opens their dialog, for those who share it', async ({
  page,
}) => {
  const path = `/board/${seededId('board', 'marenkjaer/boats')}/edit/collaborators/`;
  const dialog = page.getByRole('dialog', { name: 'People on this board' });
  await signIn(page, 'marenkjaer');
  await page.goto(path);
  await expect(dialog).toContainText('Maren Kjær');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'People' })).toBeFocused();
  await signIn(page, 'yukitanabe');
  await page.goto(path);
  await expect(page).toHaveURL('/marenkjaer/boats/?people');
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('S3 §4.10: on a phone the question of a removal leaves the name of the person in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'marenkjaer');
  await page.goto('/marenkjaer/our-flat/?people');
  const dialog = page.getByRole('dialog', { name: 'People on this board' });
  const row = dialog.getByRole('listitem').filter({ hasText: 'Tomás Oliveira' });
  const name = row.getByText('Tomás Oliveira', { exact: true });
  // Without the scale of the dialog that still opens.
  const heightOf = () => name.evaluate((element: HTMLElement) => element.offsetHeight);
  const height = await heightOf();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(row.getByText('Remove Tomás Oliveira from this board?')).toBeVisible();
  expect(await heightOf()).toBe(height);
});

test('S3 §4.12: outside of a feed the button calls the page, which copies the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await open(page, '/pin/{dune-study}/?experiment=share_handler', 'marenkjaer');
  await page
    .locator('.closeup')
    .getByRole('button', { name: `Send: ${DUNE}` })
    .click();
  await expect(page.locator('.tb-toaster')).toContainText('Link copied');
  const { origin, pathname } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin + pathname);
});

test(
  'S3 §4.12 §9: after 4000 ms the button offers the app, whose page checks links',
  MAIN,
  async ({ page }) => {
    await page.clock.install();
    await open(page, '/pin/{dune-study}/?experiment=share_upsell', 'emilrask');
    const share = page.locator('.closeup .tb-share');
    await hydrated(share);
    await page.clock.fastForward(4000);
    await expect(share).toHaveAttribute('data-turn', 'upsell');
    await expect(share).toHaveAccessibleName('Get the app');
    await share.click();
    await expect(page).toHaveURL(/\/messages\?from=%2Fpin%2F\d+%2F#app$/);
    const pinUrl = new URL(new URL(page.url()).searchParams.get('from')!, page.url());
    const section = page.getByRole('region', { name: 'Get the app' });
    // The server does not know the id of the browser.
    await expect(section.locator('code')).toContainText('install_id=');
    const deepLink = new URL((await section.locator('code').textContent())!);
    expect(deepLink.origin + deepLink.pathname).toBe('https://app.tackboard.example/install');
    expect([...deepLink.searchParams.values()]).toContain(pinUrl.href);
    const checked = page.waitForRequest((request) => request.url().endsWith('/v3/offsite/'));
    await section.getByRole('button', { name: 'Check' }).click();
    expect((await checked).postData()).toContain('check_only=true');
    await expect(section.getByRole('status')).not.toBeEmpty();
    // The page stays, as for an app that opens.
    await page.route(`${deepLink.origin}/**`, (route) => route.fulfill({ status: 204 }));
    const redirected = page.waitForRequest((request) => request.isNavigationRequest());
    await section.getByRole('button', { name: 'Open the app' }).click();
    expect((await redirected).url()).toBe(deepLink.href);
    await section.getByRole('link', { name: 'Continue in the browser' }).click();
    await expect(page).toHaveURL(pinUrl.href);
  },
);

test(
  'S3 §4.4: the home feed follows a topic until it is unfollowed on the tune page',
  MAIN,
  async ({ page }) => {
    await open(page, '/topics/', 'yukitanabe');
    const firstPin = async () => {
      await page.goto('/');
      return page.getByRole('main').getByRole('article').first().getByRole('link').first();
    };
    const topic = page.getByRole('listitem').filter({ hasText: 'Cats' });
    const before = await (await firstPin()).getAttribute('href');
    await page.goto('/topics/');
    const followed = page.waitForResponse(/InterestFollowResource\/create/);
    await topic.getByRole('button', { name: 'Follow' }).click();
    await followed;
    expect(await (await firstPin()).getAttribute('href')).not.toBe(before);
    await page.goto('/edit');
    const unfollowed = page.waitForResponse(/InterestFollowResource\/delete/);
    await topic.getByRole('button', { name: 'Following' }).click();
    await unfollowed;
    expect(await (await firstPin()).getAttribute('href')).toBe(before);
  },
);

test.describe('a tab after another one has switched the account', () => {
  // Events that were on their way.
  test.use({ allowedProblems: /status of 403 .*\/v3\/events\/$/ });

  test('says so', async ({ page }) => {
    await signIn(page, 'marenkjaer');
    await page.goto('/topics/');
    await signInElsewhere(page, 'tomasoliveira');
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.locator('.tb-toaster')).toContainText(
        "You're now logged in as Tomás Oliveira. Reload to continue.",
        { timeout: 1000 },
      );
    }).toPass();
  });
});

test.describe('a page that fails', () => {
  // The browser's own line about the status of the page.
  test.use({ allowedProblems: /status of 500/ });

  test(
    'says what to do, in light and dark, and shows once the server works again',
    MAIN,
    async ({ page, server }) => {
      const run = (sql: string) => {
        const database = new DatabaseSync(server.databasePath);
        database.exec(sql);
        database.close();
      };
      await signIn(page, 'emilrask');
      run('ALTER TABLE messages RENAME TO lost_messages');
      expect((await page.goto('/notifications/'))?.status()).toBe(500);
      await expect(page).toHaveTitle('Something went wrong · Tackboard');
      run('ALTER TABLE lost_messages RENAME TO messages');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveTitle('News · Tackboard');
    },
  );
});

test.describe('when a removal fails', () => {
  test.use({ allowedProblems: /^Failed to load resource: |^HttpError: removeCollaborator / });

  test('S3 §4.10 §8: the person is back at the same place', async ({ page, faults }) => {
    await open(page, '/marenkjaer/our-flat/?people', 'marenkjaer');
    const dialog = page.getByRole('dialog', { name: 'People on this board' });
    const rows = dialog.getByRole('list').first().getByRole('listitem');
    const row = rows.filter({ hasText: 'Tomás Oliveira' });
    await expect(rows).toHaveCount(2);
    const before = await rows.allTextContents();
    await row.getByRole('button', { name: /^Remove/ }).click();
    await faults.plan({
      call: 'BoardCollaboratorResource/delete',
      kind: 'status',
      status: 500,
      times: 10,
    });
    await row.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    await expect(rows).toHaveText(before);
    await faults.clear();
    await row.getByRole('button', { name: /^Remove/ }).click();
    const removed = page.waitForResponse(/BoardCollaboratorResource\/delete/);
    await row.getByRole('button', { name: 'Remove', exact: true }).click();
    expect((await removed).ok()).toBe(true);
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(dialog).toContainText('Maren Kjær');
    await expect(row).toHaveCount(0);
  });
});
