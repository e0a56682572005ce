import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineProject } from 'vitest/config';
import { uploadCommands } from './upload-server.ts';

const TESTS = 'packages/*/src/**/*.browser.test.{ts,tsx}';

/** Tests that need a real browser: layout, video, focus. */
export default defineProject(async () => ({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions: ['@tackboard/source', ...defaultClientConditions] },
  // Prebundle all imports before the first test: finding one later reloads the page and fails the test that runs.
  optimizeDeps: { entries: [TESTS], force: true },
  test: {
    name: 'browser',
    include: [TESTS],
    setupFiles: ['tooling/vitest/browser-setup.ts'],
    // A test takes a second or two, and many more on a busy machine. So do chunks that load on the first press.
    testTimeout: 60_000,
    retry: 1,
    expect: { poll: { timeout: 8000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: uploadCommands,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
      }),
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
