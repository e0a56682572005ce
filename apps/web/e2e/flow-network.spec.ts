import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { feedPage, pointAt } from './feed-page.js';
import { expect, MAIN, test } from './fixtures.js';
import { hydrated } from './hydrated.js';
import { open } from './open.js';
import { hidesInDatabase, savesInDatabase } from './saves.js';

const TITLE = 'Allium, a study in seeds';
const NEXT_TITLE = 'Lake, before the wind';

/** Holds the scripts of the next pages back. Returns a function that lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test(
  'S1 §4: a press on Save before the page has its script saves once the script has come',
  MAIN,
  async ({ page, server }) => {
    await open(page, '/', 'marenkjaer');
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const card = feedPage(page).card(TITLE);
    await pointAt(card);
    await card.getByRole('button', { name: /^Save/ }).click();
    expect(savesInDatabase(server.databasePath, 'marenkjaer', TITLE)).toBe(0);
    release();
    await expect(card).toHaveAttribute('data-save', 'saved');
    expect(savesInDatabase(server.databasePath, 'marenkjaer', TITLE)).toBe(1);
  },
);

test('S3 §4.1: a press on a blocked link before the page has its script opens nothing, and warns once the script has come', async ({
  page,
  context,
}) => {
  await open(page, '/', 'marenkjaer');
  const release = await holdScripts(page);
  await page.goto('/search/pins/?q=Free%20frames%20for%20everyone', { waitUntil: 'commit' });
  const card = feedPage(page).card('Free frames for everyone');
  await pointAt(card);
  await card.getByRole('link', { name: 'spam.example' }).click();
  release();
  await expect(page.getByRole('alertdialog')).toContainText('We have blocked this link');
  expect(context.pages()).toHaveLength(1);
});

test('on a slow network the cards show before the scripts, and a save says that it runs', async ({
  page,
  faults,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 50_000,
  });
  await open(page, '/', 'marenkjaer');
  const feed = feedPage(page);
  const card = feed.card(TITLE);
  await pointAt(card);
  await faults.plan({ call: 'RepinResource/create', kind: 'latency', delayMs: 1000 });
  await feed.saveButton(TITLE).click();
  await expect(card).toHaveAttribute('data-save', 'saving');
  await expect(card).toHaveAttribute('data-save', 'saved');
});

test.describe('offline', () => {
  // The demo reports that the code of its calls cannot be loaded at the first press; it loads once the network is back.
  test.use({
    allowedProblems:
      /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module: \S+\/server-code-/,
  });

  test(
    'S1 §4: a save waits for the network, and is sent once it is back',
    MAIN,
    async ({ page, context, server }) => {
      // A video that starts while offline fails, and the kit reports it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/', 'lenaadler');
      const feed = feedPage(page);
      const card = feed.card(NEXT_TITLE);
      await hydrated(card);
      // What the cards of an alive screen load; without it their pictures and videos stay still.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await pointAt(card);
      // The first save of the page: the code that sends it has not loaded.
      await feed.saveButton(NEXT_TITLE).click();
      await expect(card).toHaveAttribute('data-save', 'saving');
      await expect(card).toContainText('Waiting for connection');
      const saves = () => savesInDatabase(server.databasePath, 'lenaadler', NEXT_TITLE);
      expect(saves()).toBe(0);
      await context.setOffline(false);
      await expect(card).toHaveAttribute('data-save', 'saved');
      expect(saves()).toBe(1);
    },
  );

  test('S3 §4.3: a pin that is hidden offline is hidden by the next page', async ({
    page,
    context,
    server,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/', 'lenaadler');
    const card = feedPage(page).card(NEXT_TITLE);
    await pointAt(card);
    await card.getByRole('button', { name: /^More options/ }).click();
    const hide = page.getByRole('menuitem', { name: 'Hide Pin' });
    await hide.waitFor();
    await context.setOffline(true);
    await hide.click();
    await expect(page.getByText("Got it! We'll try to show you more relevant Pins")).toBeVisible();
    await page.goto('about:blank');
    const hides = () => hidesInDatabase(server.databasePath, 'lenaadler', NEXT_TITLE);
    expect(hides()).toBe(0);
    await context.setOffline(false);
    await feedPage(page).open();
    await expect.poll(hides).toBe(1);
    await page.reload();
    await expect(feedPage(page).card(TITLE)).toBeVisible();
    await expect(feedPage(page).card(NEXT_TITLE)).toHaveCount(0);
  });
});

test.describe('a link to a page that cannot be read', () => {
  test.use({ allowedProblems: /Failed to (?:load resource|fetch)|Unexpected Server Error/ });

  const FAULTS = {
    async 'the server fails'(_: Page, path: string) {
      const database = new DatabaseSync(path);
      database.exec('ALTER TABLE messages RENAME TO lost_messages');
      return async () => {
        database.exec('ALTER TABLE lost_messages RENAME TO messages');
        database.close();
      };
    },
    async 'the connection is lost'(page: Page) {
      const data = '**/*.data*';
      await page.route(data, (route) => route.abort('internetdisconnected'));
      return () => page.unroute(data);
    },
  };
  for (const [what, fail] of Object.entries(FAULTS)) {
    test(`when ${what}, leaves the viewer on the page where they were, and says so`, async ({
      page,
      server,
    }) => {
      await open(page, '/topics/', 'emilrask');
      const link = page.getByRole('banner').getByRole('link', { name: 'News' });
      await hydrated(link);
      const mend = await fail(page, server.databasePath);
      await link.click();
      await expect(page.locator('.tb-toaster')).toContainText("That didn't work.");
      await expect(page).toHaveURL('/topics/');
      await expect(page).toHaveTitle('Topics · Tackboard');
      await mend();
      await link.click();
      await expect(page).toHaveTitle('News · Tackboard');
    });
  }
});
