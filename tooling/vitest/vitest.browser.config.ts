import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS, findChromium } from '@tackboard/browser';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineProject } from 'vitest/config';

const TESTS = 'packages/*/src/**/*.browser.test.{ts,tsx}';

/** What only a browser can tell: places on a screen, films, focus. Files of the repository are served by their paths. */
export default defineProject(async () => ({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions: ['@tackboard/source', ...defaultClientConditions] },
  // What they import is prepared before they start, anew each time: a reload in their midst would fail them.
  optimizeDeps: { entries: [TESTS], force: true },
  test: {
    name: 'browser',
    include: [TESTS],
    // A test takes a second or two, and on a busy machine many more; so may what is fetched at the first key or press.
    testTimeout: 60_000,
    expect: { poll: { timeout: 8000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] },
      }),
      viewport: { width: 1280, height: 900 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
