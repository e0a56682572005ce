import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const ROUTES = fileURLToPath(new URL('../../packages/routes', import.meta.url));
const SOURCES = join(ROUTES, 'src');
const BUILT = join(ROUTES, 'dist');

/**
 * Gives tests the built entries instead of the sources beside them: the entry of that name, or else the main entry, which
 * exports what the modules export.
 */
const readsDist: Plugin = {
  name: 'reads-dist',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.endsWith('.test.ts') || dirname(importer) !== SOURCES) return null;
    if (!source.startsWith('./') || !source.endsWith('.js')) return null;
    const entry = join(BUILT, basename(source));
    return existsSync(entry) ? entry : join(BUILT, 'index.js');
  },
};

/**
 * The tests of `routes` on what is published. Its build bundles, folds constants and shortens properties, so it may break
 * what the sources do right. Other packages are published one file for each source, unchanged but for the types.
 */
export default defineConfig({
  root: ROUTES,
  plugins: [readsDist],
  test: {
    include: ['src/**/*.test.ts'],
    // Tests of modules that no entry exports.
    exclude: ['src/shortened-properties.test.ts', 'src/reserved.test.ts', 'src/patterns.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
});
