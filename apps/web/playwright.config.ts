import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { defineConfig } from '@playwright/test';

const isFull = process.env['TACKBOARD_FULL'] === '1';

/** What a person does on the main pages. `pnpm test:full` runs every file; nothing here depends on the speed of the machine. */
const FLOWS = [
  'account-pages',
  'before-hydration',
  'boards',
  'closeup',
  'feed',
  'first-load',
  'making',
  'messages',
  'messages-flows',
  'navigation',
  'repin',
  'save',
  'search',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  ...(!isFull && { testMatch: FLOWS }),
  outputDir: 'test-results',
  // Side by side also within a file, so that both workers end at about the same time.
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // A test takes 2 to 10 s, and several times that on a busy machine. Playwright lists those that took 20 s.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reportSlowTests: { max: 10, threshold: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
    // Screenshots cost as much as the tests, and copies of the page at every step a tenth of them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: isFull },
  },
});
