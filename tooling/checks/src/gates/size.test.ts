import { describe, expect, it } from 'vitest';
import type { Manifest, SizeLine } from '../workspace.ts';
import { entriesWithoutLimit } from './size.ts';

const exports: Manifest['exports'] = {
  '.': {
    '@tackboard/source': './src/index.ts',
    types: './dist/index.d.ts',
    import: './dist/index.js',
    require: './dist/index.cjs',
  },
  './paths': { types: './dist/paths.d.ts', default: './dist/paths.js' },
  './styles.css': './dist/styles.css',
  './package.json': './package.json',
};

const reported = (...lines: readonly SizeLine[]): readonly string[] =>
  entriesWithoutLimit({
    folder: 'packages/ui',
    manifest: { name: '@tackboard/ui', exports, 'size-limit': lines },
  }).map(({ what }) => what);

describe('entriesWithoutLimit', () => {
  it('asks for a line for each entry, but package.json', () => {
    expect(reported()).toEqual([
      'the entry . (dist/index.js) has no size-limit line',
      'the entry ./paths (dist/paths.js) has no size-limit line',
      'the entry ./styles.css (dist/styles.css) has no size-limit line',
    ]);
  });

  it('knows an entry by the file that is published', () => {
    expect(
      reported(
        { path: './dist/index.js', limit: '1 kB' },
        { path: ['dist/paths.js', 'dist/styles.css'], limit: '1 kB' },
      ),
    ).toEqual([]);
  });

  it('takes no line without a limit for one', () => {
    expect(
      reported(
        { path: 'dist/index.js' },
        { path: 'dist/paths.js', limit: '1 kB' },
        { path: 'dist/styles.css', limit: '1 kB' },
      ),
    ).toEqual(['the entry . (dist/index.js) has no size-limit line']);
  });
});
