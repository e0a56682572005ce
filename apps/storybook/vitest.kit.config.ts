import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';

/** What the whole kit promises: servers, hydration, a strict policy, keyboard, touch. All files share one build and one browser. */
export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'kit',
    environment: 'node',
    include: ['kit-tests/*.test.ts'],
    globalSetup: ['kit-tests/global-setup.ts'],
    // On a busy machine a page of three hundred roots takes half a minute, all questions about it several, and what is fetched
    // at the first key a few seconds.
    testTimeout: 120_000,
    retry: 1,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 8000 } },
  },
});
