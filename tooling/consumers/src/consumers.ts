import * as checks from './checks.ts';
import type { Visited } from './checks.ts';

/** A project that installs the packed packages. */
export interface Consumer {
  readonly name: string;
  /** The folder that is copied first; by default the one of that name. The folder of that name is copied over it. */
  readonly template?: string;
  /** Files of `shared` that are copied too. */
  readonly shared?: readonly string[];
  /** Code blocks of documents, by the document; each goes to the path that is its value. */
  readonly files?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Scripts that replace those of the template. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Versions that replace those of the template. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** A page is built and served, and a pin is saved on it; a program runs. */
  readonly kind: 'page' | 'program';
  /** Runs in the short form too, with packages that are installed here. */
  readonly isShort?: boolean;
  readonly isServerRendered?: boolean;
  /** A selector of the frame that the cards are in. */
  readonly frame?: string;
  /** What is special to this consumer. */
  readonly check?: (visited: Visited) => Promise<void>;
}

const EXAMPLES = 'docs/vite-and-next.md';
const PINS = { [EXAMPLES]: { 'pins.tsx': 'src/pins.tsx' } };
/** A page of the document that has a whole file for each router. */
const ROUTER = 'docs/navigation.md';
const PAGE = { [EXAMPLES]: { 'pins.tsx': 'src/pins.tsx', 'src/main.tsx': 'src/main.tsx' } };
const VITE = { [EXAMPLES]: { ...PAGE[EXAMPLES], 'vite.config.ts': 'vite.config.ts' } };
const GUIDE = 'docs/product-teams.md';
const SERVED = ['serve.mjs', 'index.html'];
/** A Vite project with a server that renders. Those that follow have its dependencies, and are installed once. */
const RENDERED = { kind: 'page', template: 'rendered', isServerRendered: true } as const;

export const CONSUMERS: readonly Consumer[] = [
  { name: 'vite', kind: 'page', files: VITE, isShort: true },
  {
    name: 'guide',
    kind: 'page',
    template: 'vite',
    files: {
      [GUIDE]: {
        'vite.config.ts': 'vite.config.ts',
        'src/main.tsx': 'src/main.tsx',
        'src/feed.tsx': 'src/feed.tsx',
      },
    },
  },
  {
    name: 'guide-router',
    kind: 'page',
    template: 'vite',
    files: { [ROUTER]: { 'src/main.tsx': 'src/main.tsx' } },
    dependencies: { 'react-router': '^8.4.0' },
    check: checks.opensCloseupWithTheRouter,
  },
  {
    name: 'guide-without-router',
    kind: 'page',
    template: 'vite',
    files: {
      [GUIDE]: { 'vite.config.ts': 'vite.config.ts' },
      [ROUTER]: { 'src/page.tsx': 'src/main.tsx' },
    },
    check: checks.opensPinAsAPage,
  },
  {
    name: 'vite-react-18',
    kind: 'page',
    template: 'vite',
    files: VITE,
    dependencies: {
      react: '18.3.1',
      'react-dom': '18.3.1',
      '@types/react': '^18.3.0',
      '@types/react-dom': '^18.3.0',
    },
  },
  {
    name: 'next',
    kind: 'page',
    files: {
      [EXAMPLES]: {
        'pins.tsx': 'app/pins.tsx',
        'app/page.tsx': 'app/page.tsx',
        'app/layout.tsx': 'app/layout.tsx',
        'next.config.ts': 'next.config.ts',
      },
    },
    isServerRendered: true,
  },
  {
    name: 'next-router',
    kind: 'page',
    template: 'next',
    files: {
      [EXAMPLES]: { 'app/page.tsx': 'app/page.tsx', 'next.config.ts': 'next.config.ts' },
      [ROUTER]: {
        'app/pins.tsx': 'app/pins.tsx',
        'app/p/[id]/page.tsx': 'app/p/[id]/page.tsx',
      },
    },
    isServerRendered: true,
    check: checks.opensPinWithTheRouter,
  },
  {
    name: 'next-export',
    kind: 'page',
    template: 'next',
    shared: ['serve.mjs'],
    scripts: { serve: 'node serve.mjs' },
    check: checks.hasPinsInItsHtml,
  },
  {
    name: 'react-router',
    kind: 'page',
    isServerRendered: true,
    check: checks.hasStrictPolicy,
  },
  { ...RENDERED, name: 'react-compiler' },
  { ...RENDERED, name: 'tailwind-before', files: PINS, check: checks.hasTailwind },
  { ...RENDERED, name: 'tailwind-after', files: PINS, check: checks.hasTailwind },
  { ...RENDERED, name: 'global-styles', files: PINS, check: checks.hasGlobalStyles },
  {
    ...RENDERED,
    name: 'shadow-root',
    isServerRendered: false,
    check: checks.opensMenuInShadowRoot,
  },
  {
    ...RENDERED,
    name: 'iframe',
    isServerRendered: false,
    frame: 'iframe',
    check: checks.opensMenuInFrame,
  },
  { ...RENDERED, name: 'tanstack-query', check: checks.fetchesTheNextPage },
  {
    ...RENDERED,
    name: 'own-endpoints',
    files: { 'docs/back-end-teams.md': { 'src/client.ts': 'src/client.ts' } },
  },
  {
    ...RENDERED,
    name: 'own-json',
    files: { 'docs/back-end-teams.md': { 'src/photos.ts': 'src/photos.ts' } },
  },
  { ...RENDERED, name: 'french', check: checks.isFrench },
  { ...RENDERED, name: 'own-router', check: checks.opensPinWithTheRouter },
  { name: 'esbuild', kind: 'page', shared: SERVED, files: PAGE },
  { name: 'webpack', kind: 'page', shared: SERVED, files: PAGE },
  {
    name: 'webpack-without-videos',
    kind: 'page',
    template: 'webpack',
    shared: SERVED,
    files: { ...PAGE, [GUIDE]: { 'webpack.config.mjs': 'without-videos.mjs' } },
  },
  { name: 'node', kind: 'program' },
  {
    name: 'types',
    kind: 'program',
    files: { ...PINS, 'docs/classifier.md': { 'links.ts': 'src/links.ts' } },
  },
  {
    name: 'jest',
    kind: 'program',
    shared: ['card.test.tsx'],
    files: { [GUIDE]: { 'jest.config.cjs': 'jest.config.cjs' } },
  },
  {
    name: 'vitest',
    kind: 'program',
    shared: ['card.test.tsx'],
    files: { [GUIDE]: { 'src/card.test.tsx': 'src/card.test.tsx' } },
  },
];
