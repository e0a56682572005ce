import { expect, type Page, test as base } from '@playwright/test';
import { join } from 'node:path';
import { faultsOf, type Faults } from './faults.js';
import { createFolderWithPictures, type RunningServer, startServer } from './server.js';

interface WorkerFixtures {
  /** One server and one database for all tests of a worker. */
  readonly server: RunningServer;
}

interface TestFixtures {
  /** Console messages that the test allows; by default none. */
  readonly allowedProblems: RegExp | undefined;
  readonly faults: Faults;
}

/** Fails a test whose page logs an error or a warning, throws, or violates its policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const folder = await createFolderWithPictures();
      const server = await startServer(join(folder.path, 'tackboard.db'), ['--test-faults']);
      await use(server);
      await server.stop();
      await folder.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  allowedProblems: [undefined, { option: true }],
  faults: async ({ server }, use) => {
    const faults = faultsOf(server.origin);
    await use(faults);
    await faults.clear();
  },
  page: async ({ page, allowedProblems }, use) => {
    const problems: string[] = [];
    collectProblems(page, problems);
    await use(page);
    expect(problems.filter((problem) => !allowedProblems?.test(problem))).toEqual([]);
  },
});

function collectProblems(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
}

export { expect };
