import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { defineConfig } from '@playwright/test';

const isFull = process.env['TACKBOARD_FULL'] === '1';

export default defineConfig({
  testDir: 'e2e',
  // `MAIN` in `fixtures.ts` has this tag.
  ...(!isFull && { grep: /@main/ }),
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
    // Screenshots cost as much as the tests, and a trace a tenth of them: `pnpm test` traces the second try only.
    trace: { mode: isFull ? 'retain-on-failure' : 'on-first-retry', screenshots: false },
  },
});
