import { modules } from '@tackboard/build';
import { defineConfig, type Options } from 'tsup';
import { INTERNAL_NAMES } from './internal-names.ts';

const INTERNAL = new RegExp(`^(?:${INTERNAL_NAMES.join('|')})$`);

/**
 * One file an entry, with constants written in place: an engine reads a binding of another module anew at each letter of a
 * link, which costs the classifier a seventh of its speed.
 */
const entries: Options = {
  ...modules,
  entry: ['src/index.ts', 'src/links.ts', 'src/paths.ts', 'src/query.ts'],
  bundle: true,
  splitting: false,
  esbuildOptions: (options) => {
    options.minifySyntax = true;
    options.mangleProps = INTERNAL;
  },
};

export default defineConfig([
  entries,
  { ...entries, format: 'cjs', outDir: 'dist/cjs', outExtension: () => ({ js: '.js' }) },
]);
