import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  // A test takes 2 to 10 s; beside other work on a small machine several times that. Those that need 20 s are told at the end.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reportSlowTests: { max: 10, threshold: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
    // Pictures of every frame would cost as much as the tests themselves; a trace has the page at every step.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
