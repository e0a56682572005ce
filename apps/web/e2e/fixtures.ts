import { type BrowserContext, expect, test as base } from '@playwright/test';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { faultsOf, type Faults } from './faults.js';
import {
  createFolderWithPictures,
  type RunningServer,
  startServer,
  WITH_FAULTS,
} from './server.js';

interface WorkerFixtures {
  /** One server for all tests of a worker, with the path of a copy of its database at the start. */
  readonly startedServer: RunningServer & { readonly seededPath: string };
}

interface TestFixtures {
  /** The server with its database as it was seeded: no test sees what another one saved. */
  readonly server: RunningServer;
  /** Console messages that the test allows; by default none. */
  readonly allowedProblems: RegExp | undefined;
  readonly faults: Faults;
  /** Whether a visitor has answered the cookie banner, so that it does not show. Default: true. */
  readonly hasCookieChoice: boolean;
}

/** Marks what a person does on the main pages: `pnpm test` runs these tests, `pnpm test:full` all. */
export const MAIN = { tag: '@main' };

/** The cookie of a visitor who has rejected all cookies. */
const COOKIE_CHOICE = {
  name: 'cookie_preferences',
  value: encodeURIComponent(
    JSON.stringify({
      allowAnalyticCookies: false,
      allowMarketingCookies: false,
      allowPersonalizationCookies: false,
    }),
  ),
};

/** Fails a test with a page, in any of its tabs, that logs an error or a warning, throws, or violates its policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  startedServer: [
    async ({ browserName: _browserName }, use) => {
      const folder = await createFolderWithPictures();
      const server = await startServer(join(folder.path, 'tackboard.db'), [], '0', WITH_FAULTS);
      const seededPath = join(folder.path, 'seeded.db');
      await copyDatabase(server.databasePath, seededPath);
      await use({ ...server, seededPath });
      await server.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: async ({ startedServer }, use) => {
    await copyDatabase(startedServer.seededPath, startedServer.databasePath);
    await use(startedServer);
  },
  baseURL: ({ server }, use) => use(server.origin),
  allowedProblems: [undefined, { option: true }],
  hasCookieChoice: [true, { option: true }],
  faults: async ({ server }, use) => {
    const faults = faultsOf(server.origin);
    await use(faults);
    await faults.clear();
  },
  context: async ({ context, allowedProblems, hasCookieChoice, server }, use) => {
    if (hasCookieChoice) await context.addCookies([{ ...COOKIE_CHOICE, url: server.origin }]);
    const problems: string[] = [];
    collectProblems(context, problems);
    await use(context);
    expect(problems.filter((problem) => !allowedProblems?.test(problem))).toEqual([]);
  },
});

/** How long a server may hold the lock of its database: it writes the last events of the page before, for example. */
const LOCK_TIMEOUT_MS = 10_000;

/** Copies a database into another one that a server may have open. SQLite refuses while the server writes. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await expect(() => backup(database, to)).toPass({ timeout: LOCK_TIMEOUT_MS });
  } finally {
    database.close();
  }
}

function collectProblems(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // The text of a failed request does not name it.
    const isRequest = message.text().startsWith('Failed to load resource');
    problems.push(isRequest ? `${message.text()} ${message.location().url}` : message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
}

export { expect };
