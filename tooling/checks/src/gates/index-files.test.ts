import { describe, expect, it } from 'vitest';
import { parseSource } from '../source.ts';
import { fixtureTree } from '../tree.ts';
import { entryFindings, indexFiles } from './index-files.ts';

const reported = (text: string, file = 'packages/ui/src/index.ts'): readonly string[] =>
  entryFindings(parseSource(file, text)).map(({ line, what }) => `${line}: ${what}`);

const names = (count: number): string =>
  Array.from({ length: count }, (_, at) => `export { n${at} } from './n${at}.js';\n`).join('');

describe('an entry index', () => {
  it('has at most 40 lines', () => {
    expect(reported(names(40))).toEqual([]);
    expect(reported(names(41))).toEqual(['41: 41 lines']);
  });

  it.each([
    [`export * from './a.js';`, '1: export *'],
    [`export * as a from './a.js';`, '1: export *'],
    ['export default 1;', '1: a default export'],
    [`export { a as default } from './a.js';`, '1: a default export'],
    ['export const a = 1;', '1: code in an index'],
    [`import { a } from './a.js';\na();`, '2: code in an index'],
  ])('reports %s', (text, expected) => {
    expect(reported(text)).toEqual([expected]);
  });

  it('may carry a directive, imports and names', () => {
    expect(
      reported(
        `'use client';\nimport { a } from './a.js';\nexport { a };\nexport type { B } from './b.js';`,
      ),
    ).toEqual([]);
  });
});

describe('an entry that is a module of its own', () => {
  it('may hold code of any length, but no export * and no default', () => {
    const text = `${'// a line\n'.repeat(60)}export const a = 1;\nexport * from './b.js';\n`;
    expect(reported(text, 'packages/routes/src/paths.ts')).toEqual(['62: export *']);
  });
});

describe('the gate', () => {
  const manifest = JSON.stringify({
    name: '@tackboard/ui',
    exports: { '.': { '@tackboard/source': './src/index.ts' }, './styles.css': './src/styles.css' },
  });

  it('reports an index that is no entry', async () => {
    const outcome = await indexFiles.run(
      fixtureTree({
        'packages/ui/package.json': manifest,
        'packages/ui/src/index.ts': '',
        'packages/ui/src/button/index.ts': '',
      }),
    );
    expect(outcome.findings.map(({ file, what }) => `${file}: ${what}`)).toEqual([
      'packages/ui/src/button/index.ts: an index that is no entry',
    ]);
    expect(outcome.read).toEqual([{ count: 1, of: 'entries' }]);
  });

  it('reports an entry without a source', async () => {
    const outcome = await indexFiles.run(fixtureTree({ 'packages/ui/package.json': manifest }));
    expect(outcome.findings.map(({ file, what }) => `${file}: ${what}`)).toEqual([
      'packages/ui/src/index.ts: this entry has no source',
    ]);
  });
});
