import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const SOURCE = '@tackboard/source';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests of the project that runs in Chromium. */
const IN_BROWSER = ['**/node_modules/**', '**/*.browser.test.*'];

/** Tests read the packages' sources, so that none of them needs a build. */
const sources = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
};

export default defineConfig({
  root,
  test: {
    projects: [
      'apps/storybook/vitest.config.ts',
      'apps/storybook/vitest.looks.config.ts',
      'tooling/vitest/vitest.browser.config.ts',
      'tooling/kit-proof/vitest.config.ts',
      {
        ...sources,
        root,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps,tooling}/*/src/**/*.test.ts'],
          exclude: [...IN_BROWSER, 'tooling/kit-proof/**'],
        },
      },
      {
        ...sources,
        root,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,apps}/*/src/**/*.test.tsx'],
          exclude: IN_BROWSER,
        },
      },
    ],
  },
});
