import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';

/** The proofs share one build of the kit and one browser. */
export default defineProject({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'kit',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
