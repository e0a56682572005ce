import { defineConfig } from 'oxlint';

// What each layer may import: docs/architecture.md, "Packages".
const PACKAGES = [
  'routes',
  'domain',
  'api-client',
  'machines',
  'ui',
  'messaging',
  'pin-card',
  'api',
];
/** A path into another package: what lies behind its entries may move. */
const INSIDE = `^(\\.\\./)+(${PACKAGES.join('|')})/`;
/** Builders and fakes are for tests, stories and benches. */
const TESTING = '/testing(/|$)';
/** Published packages also run in browsers and workers. */
const NODE = '^node:';
/** Only `machines/react`, `messaging/react`, `ui` and `pin-card` know React. */
const REACT = '^(react|react-dom|@xstate/react)(/|$)';
/** Only `domain` and `api-client` know the JSON that the server sends. */
const WIRE = '^@tackboard/domain/wire$';
/** The react entry of a package imports its engine, never the other way round. */
const OWN_REACT = '^\\.[./]*/react/';

/** In a frame these belong to the page around it: use the ownerDocument of an element, and its defaultView. */
const GLOBALS =
  'addEventListener removeEventListener dispatchEvent location history document innerWidth innerHeight scrollX scrollY scrollTo scrollBy matchMedia getSelection';

/** Modules that use the globals of the page on purpose. */
const OF_THE_PAGE = [
  'packages/pin-card/src/feed/use-feed-record.ts',
  'packages/pin-card/src/client/record-presses.ts',
  'packages/pin-card/src/menu/use-right-click-tracking.ts',
  'packages/pin-card/src/use-effect-before-paint.ts',
  'packages/pin-card/src/video/when-idle.ts',
  'packages/ui/src/layer/layer-store.ts',
  'packages/ui/src/portal/portal-container.ts',
  'packages/ui/src/theme/**',
  'packages/ui/src/toast/toaster.tsx',
];

/** A restriction besides those of the layer, for imports of values. */
interface ValueRestriction {
  readonly regex: string;
  readonly message: string;
}

/** Files that import the entries of `allowed` and of no other package, nothing of `others`, and what `values` says as types only. */
function layer(
  files: readonly string[],
  allowed: readonly string[],
  others: readonly string[],
  values: readonly ValueRestriction[] = [],
) {
  const forbidden = PACKAGES.filter((name) => !allowed.includes(name)).join('|');
  const packages = forbidden ? [`^@tackboard/(${forbidden})(/|$)`] : [];
  const entries = allowed.length > 0 ? `entries of ${allowed.join(', ')}` : 'no package';
  const message = `This layer imports ${entries}: see "Packages" in docs/architecture.md.`;
  const patterns = [
    { regex: [INSIDE, ...packages, ...others].join('|'), message },
    ...values.map((restriction) => ({ ...restriction, allowTypeImports: true })),
  ];
  return {
    files: [...files],
    rules: { 'no-restricted-imports': ['error' as const, { patterns }] },
  };
}

const ENGINE = [TESTING, NODE, REACT];
const COMPONENTS = [WIRE, TESTING, NODE];

/** The files that React Router imports. */
const ROUTE_FILES = ['apps/web/src/app/*.{ts,tsx}', 'apps/web/src/app/pages/**'];

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'unicorn', 'oxc', 'vitest'],
  options: { typeAware: true, denyWarnings: true },
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'no-console': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/valid-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: ['packages/*/src/**'],
      rules: { 'import/no-cycle': ['error', { ignoreTypes: false }] },
    },
    {
      files: [
        '**/*.config.ts',
        '**/*.stories.tsx',
        '**/.storybook/**',
        'tooling/consumers/**',
        ...ROUTE_FILES,
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'docs/src/**',
        'tooling/**',
        '**/bench/**',
        '{apps,packages}/*/scripts/**',
        'apps/*/src/{server,client}/**',
        'apps/api/src/**',
      ],
      rules: { 'no-console': 'off' },
    },
    { files: ['apps/*/e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    layer(['packages/routes/src/**'], [], ENGINE),
    layer(['packages/domain/src/**'], ['routes'], ENGINE, [
      { regex: '^zod(/|$)', message: 'Decoders are in `wire`, and need no library.' },
      { regex: '^\\.[./]*/wire/', message: 'Rules know the model, not the JSON of the server.' },
    ]),
    layer(['packages/domain/src/wire/**'], ['routes'], ENGINE),
    layer(['packages/api-client/src/**'], ['routes', 'domain'], ENGINE),
    layer(['packages/machines/src/**'], ['routes', 'domain'], [WIRE, OWN_REACT, ...ENGINE]),
    layer(['packages/machines/src/react/**'], ['routes', 'domain'], COMPONENTS),
    layer(['packages/ui/src/**'], ['domain'], COMPONENTS, [
      { regex: '^@tackboard/domain(/|$)', message: '`ui` knows the types of `domain` only.' },
    ]),
    layer(['packages/messaging/src/**'], ['routes', 'domain'], [WIRE, OWN_REACT, ...ENGINE]),
    layer(['packages/messaging/src/react/**'], ['routes', 'domain', 'ui'], COMPONENTS),
    layer(['packages/pin-card/src/**'], ['routes', 'domain', 'machines', 'ui'], COMPONENTS),
    {
      files: ['packages/pin-card/src/**', 'packages/ui/src/**'],
      excludeFiles: ['**/*.test.*', '**/*.stories.tsx', ...OF_THE_PAGE],
      rules: { 'no-restricted-globals': ['error', ...GLOBALS.split(' ')] },
    },
    layer(['apps/api/src/**'], ['routes', 'domain'], [REACT]),
    // They prove that both sides understand each other.
    layer(
      ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/**'],
      ['routes', 'domain', 'api-client'],
      [],
    ),
    layer(['apps/web/src/**'], PACKAGES, [TESTING]),
    layer(['tooling/**'], [], []),
    layer(['tooling/server-tests/**'], ['routes', 'domain', 'api-client', 'api'], [REACT]),
    layer(['**/*.{test,test-d,stories}.*', '**/testing/**'], PACKAGES, []),
    {
      // Projects that are compiled elsewhere, from several folders, beside the packed packages.
      files: ['tooling/consumers/*/{app,src}/**', 'tooling/consumers/*/*.mjs'],
      rules: { 'no-restricted-imports': 'off', 'typescript/no-redundant-type-constituents': 'off' },
    },
    { files: ['packages/routes/src/command.ts'], rules: { 'no-restricted-imports': 'off' } },
    // The parts of a command, which runs in Node. No entry of the package imports them.
    layer(
      ['packages/api-client/src/contract/{cli-options,endpoints-file}.ts'],
      ['routes', 'domain'],
      [TESTING, REACT],
    ),
  ],
  ignorePatterns: ['**/dist/**', '**/storybook-static/**', '**/*.gen.*'],
});
