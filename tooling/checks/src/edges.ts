/**
 * The one list of imports that the packages and apps may have.
 *
 * A row is a part of a package: a folder, and what its code may import. The first row whose folder holds a file decides.
 * `@tackboard/routes` names one entry, `@tackboard/routes/*` that entry and all below it; the same holds for packages from npm.
 */
export type Part = {
  readonly name: string;
  readonly folder: string;
  /** May be imported by code that runs. */
  readonly may: readonly string[];
  /** May be imported with `import type` alone. */
  readonly mayTypes?: readonly string[];
  /** May be imported with `import()` alone, so that it is downloaded on first need. */
  readonly mayLazily?: readonly string[];
  /** Exceptions from a `/*` above. */
  readonly not?: readonly string[];
  /** Other parts of the same package that its relative imports may reach. */
  readonly reaches?: readonly string[];
  /** Parts of the same package of which it may know the types alone. */
  readonly reachesTypes?: readonly string[];
  /** Apps and tooling may import whatever package from npm their package.json lists. */
  readonly listed?: true;
};

const ROUTES = '@tackboard/routes/*';
const DOMAIN = '@tackboard/domain/*';
const MACHINES = '@tackboard/machines/*';
const UI = '@tackboard/ui/*';
const KIT = [
  ROUTES,
  DOMAIN,
  '@tackboard/api-client/*',
  MACHINES,
  UI,
  '@tackboard/messaging/*',
  '@tackboard/pin-card/*',
];

/** Above `domain` and `api-client` nothing knows the form that the server sends. */
const WIRE = '@tackboard/domain/wire';

export const PARTS: readonly Part[] = [
  { name: 'routes', folder: 'packages/routes/', may: [] },

  {
    name: 'domain/wire',
    folder: 'packages/domain/src/wire/',
    may: [ROUTES, 'zod/mini'],
    reaches: ['domain'],
  },
  {
    name: 'domain/testing',
    folder: 'packages/domain/src/testing/',
    may: [ROUTES, 'fast-check'],
    reaches: ['domain', 'domain/wire'],
  },
  {
    name: 'domain',
    folder: 'packages/domain/',
    may: [ROUTES],
    mayTypes: ['zod/*'],
    reachesTypes: ['domain/wire'],
  },

  { name: 'api-client', folder: 'packages/api-client/', may: [DOMAIN, ROUTES, 'zod/mini'] },

  {
    name: 'machines/react',
    folder: 'packages/machines/src/react/',
    may: [DOMAIN, ROUTES, 'xstate/*', '@xstate/react/*', 'react/*'],
    not: [WIRE],
    reaches: ['machines'],
  },
  {
    name: 'machines/testing',
    folder: 'packages/machines/src/testing/',
    may: [DOMAIN, ROUTES, 'xstate/*'],
    not: [WIRE],
    reaches: ['machines'],
  },
  {
    name: 'machines',
    folder: 'packages/machines/',
    may: [DOMAIN, ROUTES, 'xstate/*'],
    not: [WIRE],
  },

  {
    name: 'ui',
    folder: 'packages/ui/',
    may: ['@base-ui/react/*', '@floating-ui/react-dom/*', 'react/*', 'react-dom/*'],
    mayTypes: [DOMAIN],
    not: [WIRE],
  },

  {
    name: 'messaging/react',
    folder: 'packages/messaging/src/react/',
    may: [DOMAIN, ROUTES, UI, 'xstate/*', 'react/*', 'react-dom/*'],
    not: [WIRE],
    reaches: ['messaging'],
  },
  {
    name: 'messaging/testing',
    folder: 'packages/messaging/src/testing/',
    may: [DOMAIN, ROUTES, 'xstate/*'],
    not: [WIRE],
    reaches: ['messaging'],
  },
  {
    name: 'messaging',
    folder: 'packages/messaging/',
    may: [DOMAIN, ROUTES, 'xstate/*'],
    not: [WIRE],
  },

  {
    name: 'pin-card',
    folder: 'packages/pin-card/',
    may: [DOMAIN, ROUTES, MACHINES, UI, 'react/*', 'react-dom/*'],
    mayLazily: ['hls.js/*'],
    not: [WIRE],
  },

  {
    name: 'api/testing',
    folder: 'apps/api/src/testing/',
    may: ['@hono/node-server/*', 'node:*', 'vitest'],
    reaches: ['api'],
  },
  {
    name: 'api',
    folder: 'apps/api/',
    may: [DOMAIN, ROUTES, 'hono/*', '@hono/node-server/*', 'sharp', 'zod', 'node:*'],
  },
  {
    name: 'web',
    folder: 'apps/web/',
    may: [...KIT, '@tackboard/api/*', 'node:*'],
    listed: true,
  },
  { name: 'storybook', folder: 'apps/storybook/', may: [...KIT, 'node:*'], listed: true },

  {
    name: 'tooling',
    folder: 'tooling/',
    may: [
      '@tackboard/browser',
      '@tackboard/build',
      '@tackboard/checks',
      '@tackboard/vitest-config',
      'node:*',
    ],
    listed: true,
  },
];

/** The types of every port are declared in this one file; other packages import them. */
export const PORTS_FILE = 'packages/domain/src/ports.ts';
