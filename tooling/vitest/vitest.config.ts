import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeProjects } from './node-projects.ts';

const isFull = Boolean(process.env['TACKBOARD_FULL']);

/** All tests except the end-to-end tests of the demo. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // A missing screenshot fails; only `pnpm screenshots:accept` takes one.
    update: isFull ? 'none' : 'new',
    projects: [
      'apps/storybook/vitest.config.ts',
      'apps/storybook/vitest.looks.config.ts',
      ...(isFull ? ['apps/storybook/vitest.screenshots.config.ts'] : []),
      'apps/storybook/vitest.proof.config.ts',
      'tooling/vitest/vitest.browser.config.ts',
      ...nodeProjects,
    ],
  },
});
