/** An empty project that installs the packed packages. */
export interface Consumer {
  readonly name: string;
  /** The folder that is copied; by default the one of that name. */
  readonly template?: string;
  /** Files of `shared` that are copied too. */
  readonly shared?: readonly string[];
  /** The document whose code blocks are files of the project; by default docs/vite-and-next.md. */
  readonly document?: string;
  /** Where files of the document go. */
  readonly files?: Readonly<Record<string, string>>;
  /** Versions that replace those of the template. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** A page is built and served, and a pin is saved on it; a program runs. */
  readonly kind: 'page' | 'program';
  readonly isServerRendered?: boolean;
}

const PAGE = { 'pins.tsx': 'src/pins.tsx', 'src/main.tsx': 'src/main.tsx' };
const VITE = { ...PAGE, 'vite.config.ts': 'vite.config.ts' };
const SERVED = ['serve.mjs', 'index.html'];

export const CONSUMERS: readonly Consumer[] = [
  { name: 'vite', kind: 'page', files: VITE },
  {
    name: 'next',
    kind: 'page',
    files: {
      'pins.tsx': 'app/pins.tsx',
      'app/page.tsx': 'app/page.tsx',
      'next.config.ts': 'next.config.ts',
    },
    isServerRendered: true,
  },
  {
    name: 'guide',
    kind: 'page',
    template: 'vite',
    document: 'docs/product-teams.md',
    files: {
      'vite.config.ts': 'vite.config.ts',
      'src/main.tsx': 'src/main.tsx',
      'src/feed.tsx': 'src/feed.tsx',
    },
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
  { name: 'esbuild', kind: 'page', shared: SERVED, files: PAGE },
  { name: 'webpack', kind: 'page', shared: SERVED, files: PAGE },
  { name: 'node', kind: 'program' },
  { name: 'types', kind: 'program', files: { 'pins.tsx': 'src/pins.tsx' } },
  { name: 'jest', kind: 'program', shared: ['card.test.tsx'] },
  { name: 'vitest', kind: 'program', shared: ['card.test.tsx'] },
];
