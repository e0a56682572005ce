import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const SOURCE = '@tackboard/source';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests read the packages' sources, so that none of them needs a build. */
const sources = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

/** Run in Chromium by the project `browser`. */
const IN_BROWSER = ['**/node_modules/**', '**/*.browser.test.*'];

/** Packages without global state: their test files share a worker, which saves a fifth of a second each. */
const PURE = '{api-client,domain,machines,messaging,routes}';

/** Runs before each test file. */
const SETUP = 'tooling/vitest/node-setup.ts';

/** A limit for tests that hang. The slowest test takes 4 s alone, and several times that beside other programs. */
const TIMEOUT_MS = 30_000;

/** Tests that need no browser. */
export const nodeProjects: TestProjectInlineConfiguration[] = [
  {
    ...sources,
    root,
    test: {
      name: 'pure',
      environment: 'node',
      setupFiles: [SETUP],
      pool: 'threads',
      isolate: false,
      testTimeout: TIMEOUT_MS,
      include: [`packages/${PURE}/src/**/*.test.ts`],
      exclude: IN_BROWSER,
    },
  },
  {
    ...sources,
    root,
    test: {
      name: 'api',
      environment: 'node',
      pool: 'threads',
      // Every file needs the whole server, whose modules have no global state.
      isolate: false,
      testTimeout: TIMEOUT_MS,
      setupFiles: [SETUP, 'apps/api/src/testing/setup.ts'],
      include: ['apps/api/src/**/*.test.ts', 'tooling/server-tests/src/**/*.test.ts'],
    },
  },
  {
    ...sources,
    root,
    test: {
      name: 'unit',
      environment: 'node',
      setupFiles: [SETUP],
      // A thread starts faster than a process. Files share it, in any order: a test restores what it replaces.
      pool: 'threads',
      isolate: false,
      testTimeout: TIMEOUT_MS,
      include: ['{packages,apps,tooling}/*/src/**/*.test.ts', 'docs/src/**/*.test.ts'],
      exclude: [...IN_BROWSER, `packages/${PURE}/**`, 'apps/api/**', 'tooling/server-tests/**'],
    },
  },
  {
    ...sources,
    root,
    test: {
      name: 'dom',
      environment: 'jsdom',
      // jsdom is loaded once; each file gets its own context in it.
      pool: 'vmForks',
      testTimeout: TIMEOUT_MS,
      setupFiles: [SETUP, 'tooling/vitest/dom-setup.ts'],
      include: ['{packages,apps}/*/src/**/*.test.tsx'],
      exclude: IN_BROWSER,
    },
  },
];
