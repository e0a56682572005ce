import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  timeout: 20_000,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
    trace: 'retain-on-failure',
  },
});
