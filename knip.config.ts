import type { KnipConfig } from 'knip';

// `pnpm unused` runs knip twice: `knip` finds files, exports and dependencies that nothing uses, `knip --production` rules that only tests call.
// That run reads in tsconfig.build.json which source a built entry comes from.
const isProduction = process.argv.includes('--production');

/** The examples of a README or guide are compiled, so what they import has a user: hosts. */
const examplesOf = (markdown: string) =>
  [...markdown.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(([, code]) => code).join('\n');

/** Files whose exports need no caller in the product: entries for hosts, test helpers, values of unknown meaning, and packages without rules. */
const WITHOUT_RULES = [
  '{apps,docs,tooling}/**',
  'packages/{api-client,messaging,pin-card,ui}/**',
  '**/index.ts',
  'packages/routes/src/links.ts',
  'packages/*/src/testing/**',
  'packages/domain/src/opaque.ts',
];

const config: KnipConfig = {
  tsup: { config: [], entry: ['tsup.config.ts'] },
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
  ...(isProduction && {
    compilers: { md: examplesOf },
    ignoreIssues: Object.fromEntries(WITHOUT_RULES.map((files) => [files, ['exports']])),
  }),
  workspaces: {
    '.': { entry: ['README.md!'] },
    'apps/api': {
      entry: ['scripts/*.ts', 'bench/*.bench.ts', 'src/http/docs/start.js'],
      ignoreDependencies: ['swagger-ui-dist'],
    },
    'apps/web': {
      entry: ['src/server/main.ts!', 'scripts/*.ts', 'public/**/*.js'],
      // React Router's own entry for servers, which the demo does not use, imports it.
      ignoreDependencies: ['isbot'],
    },
    'apps/storybook': {
      entry: [
        '.storybook/locales.ts!',
        'kit-tests/page/{client,messages,server}.tsx',
        'kit-tests/page/story-jsx/*.ts',
      ],
      vitest: ['vitest*.config.ts'],
      ignoreDependencies: ['react-18', 'react-dom-18'],
    },
    'tooling/vitest': {
      entry: ['vitest.{browser,dist,node}.config.ts', 'browser-setup.ts'],
    },
    'tooling/consumers': {
      project: ['src/**'],
      ignoreDependencies: [
        '@testing-library/react',
        '@testing-library/user-event',
        '@types/react',
        '@types/react-dom',
        '@vitejs/plugin-react',
        'react',
        'react-dom',
        'vite',
      ],
    },
    'tooling/server-tests': {
      entry: [
        'src/inject.ts',
        'src/{fuzz,load,writes}/{main,serve}.ts',
        'src/load/report-usage.ts',
      ],
    },
    'tooling/checks': { entry: ['src/{docs,start,test}.ts'] },
    docs: {
      entry: ['example-declarations/*.ts', 'examples/*/{vite.config.ts,src/main.tsx}', '*.md!'],
      ignoreDependencies: [
        '@tanstack/react-query',
        'react-router',
        'xstate',
        'zod',
        '@testing-library/react',
        '@testing-library/user-event',
      ],
    },
    'packages/routes': { entry: ['bench/{*.bench,update-figures}.ts', 'src/cli.ts', 'README.md!'] },
    'packages/domain': { entry: ['bench/*.bench.ts', 'README.md!'] },
    'packages/machines': { entry: ['bench/*.bench.ts', 'README.md!'] },
    'packages/pin-card': { entry: ['bench/*.bench.ts', 'README.md!'] },
    'packages/*': { entry: ['README.md!'] },
  },
};
export default config;
