import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeProjects } from './node-projects.ts';

/** Tests that need no browser, on machines without one too. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { projects: nodeProjects },
});
