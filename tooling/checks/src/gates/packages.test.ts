import { describe, expect, it } from 'vitest';
import { manifestFindings } from './packages.ts';

const packed = {
  name: '@tackboard/ui',
  files: ['package.json', 'README.md', 'LICENSE', 'dist/index.js'],
  manifest: {
    name: '@tackboard/ui',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { '@tackboard/domain': '^0.1.0' },
  },
};

const reported = (change: Partial<typeof packed>): readonly string[] =>
  manifestFindings({ ...packed, ...change }).map(({ what }) => what);

describe('manifestFindings', () => {
  it('is content with a clean tarball', () => {
    expect(reported({})).toEqual([]);
  });

  it('reports the source condition, however deep', () => {
    const exports = {
      '.': { types: './dist/index.d.ts', default: { '@tackboard/source': './src/index.ts' } },
    };
    expect(
      manifestFindings({ ...packed, manifest: { ...packed.manifest, exports } }).map(
        ({ what }) => what,
      ),
    ).toEqual(['exports name @tackboard/source']);
  });

  it.each(['workspace:^', 'catalog:', 'link:../x', 'file:../x'])(
    'reports the range %s',
    (range) => {
      const manifest = { ...packed.manifest, dependencies: { '@tackboard/domain': range } };
      expect(reported({ manifest })).toEqual([`asks for @tackboard/domain ${range}`]);
    },
  );

  it('reports what is missing', () => {
    expect(reported({ files: ['package.json'] })).toEqual(['has no README.md', 'has no LICENSE']);
  });

  it('reports tests, stories and benches', () => {
    const files = [...packed.files, 'dist/a.test.js', 'dist/a.stories.js', 'dist/testing/index.js'];
    expect(reported({ files })).toEqual(['ships dist/a.test.js', 'ships dist/a.stories.js']);
  });
});
