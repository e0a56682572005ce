import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeProjects } from './node-projects.ts';

/** What can be tested on a machine without a browser. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { projects: nodeProjects },
});
