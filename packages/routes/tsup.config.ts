import { modules } from '@tackboard/build';
import { defineConfig, type Options } from 'tsup';
import { SHORTENED_PROPERTIES } from './shortened-properties.ts';

const INTERNAL = new RegExp(`^(?:${SHORTENED_PROPERTIES.join('|')})$`);

/**
 * One file an entry, with constants written in place: an engine reads a binding of another module anew at each letter of a
 * link, which costs the classifier a seventh of its speed.
 */
const entries: Options = {
  ...modules,
  entry: ['src/index.ts'],
  bundle: true,
  splitting: false,
  esbuildOptions: (options) => {
    options.minifySyntax = true;
    options.mangleProps = INTERNAL;
  },
};

/**
 * The small entries share their modules, so a page that imports two of them loads what both need once, and a chunk can have
 * what only it needs.
 */
const shared: Options = {
  ...modules,
  entry: ['src/*.ts', '!src/index.ts', '!src/*.test.ts'],
};

export default defineConfig([
  entries,
  shared,
  {
    ...entries,
    entry: ['src/index.ts', 'src/links.ts', 'src/paths.ts'],
    format: 'cjs',
    outDir: 'dist/cjs',
    outExtension: () => ({ js: '.js' }),
  },
]);
