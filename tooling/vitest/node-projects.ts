import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const SOURCE = '@tackboard/source';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests of the project that runs in Chromium. */
const IN_BROWSER = ['**/node_modules/**', '**/*.browser.test.*'];

/** Tests read the packages' sources, so that none of them needs a build. */
const sources = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

/** The tests that need no browser. */
export const nodeProjects: TestProjectInlineConfiguration[] = [
  {
    ...sources,
    root,
    test: {
      name: 'unit',
      environment: 'node',
      // A thread starts faster than a process, and each file has one of its own as well.
      pool: 'threads',
      include: ['{packages,apps,tooling}/*/src/**/*.test.ts'],
      exclude: IN_BROWSER,
    },
  },
  {
    ...sources,
    root,
    test: {
      name: 'dom',
      environment: 'jsdom',
      // jsdom is loaded once, and each file has a context of its own in it.
      pool: 'vmForks',
      include: ['{packages,apps}/*/src/**/*.test.tsx'],
      exclude: IN_BROWSER,
    },
  },
];
