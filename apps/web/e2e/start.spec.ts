import { expect, test } from '@playwright/test';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { feedPage, pointAt } from './feed-page.js';
import { createFolderWithPictures, startBadServer, startServer } from './server.js';

// The tests share a database, in their order.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let folder: Awaited<ReturnType<typeof createFolderWithPictures>>;

test.beforeAll(async () => {
  folder = await createFolderWithPictures();
});

test.afterAll(async () => {
  await folder.remove();
});

test('a save persists after a restart, and SIGTERM and Ctrl-C stop the server cleanly', async ({
  page,
}) => {
  const databasePath = join(folder.path, 'restart.db');
  const title = 'Acanthus mollis, photographed like architecture';
  const first = await startServer(databasePath);
  const feed = feedPage(page);
  await page.goto(first.origin);
  await feed.signInAs('Maren Kjær');
  await pointAt(feed.card(title));
  await feed.saveButton(title).click();
  await expect(feed.card(title)).toHaveAttribute('data-save', 'saved');
  expect(await first.stop()).toBe(0);

  const second = await startServer(databasePath);
  await page.goto(second.origin);
  await expect(feed.card(title)).toHaveAttribute('data-save', 'saved');
  expect(await second.stop('SIGINT')).toBe(0);
});

test('an invalid PORT prints one clear line and exits with 1', async () => {
  expect(await startBadServer({ PORT: 'eighty' })).toEqual({
    exitCode: 1,
    stderr: 'PORT is "eighty", but it must be a whole number from 0 to 65535.\n',
  });
});

test('a busy port prints one clear line and exits with 1', async () => {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const port = String((holder.address() as AddressInfo).port);
  const DATABASE_PATH = join(folder.path, 'not-made.db');
  expect(await startBadServer({ PORT: port, DATABASE_PATH })).toEqual({
    exitCode: 1,
    stderr: `PORT is "${port}", but it must be a port that no other program listens on.\n`,
  });
  expect(existsSync(DATABASE_PATH)).toBe(false);
  holder.close();
});

test('a database that cannot be opened prints one clear line and exits with 1', async () => {
  const path = join(folder.path, 'not-a-database.db');
  await writeFile(path, 'These are words, not a database. '.repeat(100));
  const { exitCode, stderr } = await startBadServer({ PORT: '0', DATABASE_PATH: path });
  expect(exitCode).toBe(1);
  expect(stderr).toContain(path);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('there are no faults without the flag', async () => {
  const server = await startServer(join(folder.path, 'restart.db'));
  const answer = await fetch(`${server.origin}/__faults`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
  await server.stop();
});
