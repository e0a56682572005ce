import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeProjects } from './node-projects.ts';

/** Its stories are those of other projects, so it runs only where it is asked for. */
const PICTURES = '--project=screenshots';

/** All tests except the end-to-end tests of the demo. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    projects: [
      'apps/storybook/vitest.config.ts',
      'apps/storybook/vitest.looks.config.ts',
      ...(process.argv.includes(PICTURES) ? ['apps/storybook/vitest.screenshots.config.ts'] : []),
      'apps/storybook/vitest.kit.config.ts',
      'tooling/vitest/vitest.browser.config.ts',
      ...nodeProjects,
    ],
  },
});
