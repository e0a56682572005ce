import { join } from 'node:path';
import { feedPage, pointAt } from './feed-page.js';
import { expect, test as base } from './fixtures.js';
import { open } from './open.js';
import { createFolderWithPictures, startServer } from './server.js';

interface Restartable {
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** Starts the server again, at the same address. */
  readonly start: () => Promise<void>;
}

/** A server of the test's own, which may stop and start. */
const test = base.extend<{ readonly restartable: Restartable }>({
  restartable: async ({ browserName: _browserName }, use) => {
    const folder = await createFolderWithPictures();
    const databasePath = join(folder.path, 'restart.db');
    let server = await startServer(databasePath);
    const { origin } = server;
    const { port } = new URL(origin);
    await use({
      origin,
      stop: async () => void (await server.stop()),
      async start() {
        server = await startServer(databasePath, [], port);
      },
    });
    await server.stop();
    await folder.remove();
  },
  baseURL: ({ restartable }, use) => use(restartable.origin),
});

test.use({ allowedProblems: /ERR_CONNECTION_REFUSED|^Failed to load resource: |Failed to fetch/ });

test('S1 §8: a page lives over a restart of the server: a save fails while it is down, and works after', async ({
  page,
  restartable,
}) => {
  test.setTimeout(120_000);
  const [first, second] = ['Allium, a study in seeds', 'Terrazzo no. 12'] as const;
  const feed = feedPage(page);
  await open(page, '/', 'marenkjaer');
  await pointAt(feed.card(first));
  await feed.saveButton(first).click();
  await expect(feed.card(first)).toHaveAttribute('data-save', 'saved');

  await restartable.stop();
  await pointAt(feed.card(second));
  await feed.saveButton(second).click();
  await expect(page.locator('.tb-toaster')).toContainText(
    'Sorry! Something went wrong on our end.',
  );
  await expect(feed.card(second)).toHaveAttribute('data-save', 'none');

  await restartable.start();
  await feed.saveButton(second).click();
  await expect(feed.card(second)).toHaveAttribute('data-save', 'saved');
  await page.reload();
  await expect(feed.card(first)).toHaveAttribute('data-save', 'saved');
  await expect(feed.card(second)).toHaveAttribute('data-save', 'saved');
});
