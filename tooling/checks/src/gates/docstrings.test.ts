import { describe, expect, it } from 'vitest';
import { fixtureTree } from '../tree.ts';
import { docstrings } from './docstrings.ts';

const MANIFEST = JSON.stringify({
  name: '@tackboard/domain',
  exports: { '.': { '@tackboard/source': './src/index.ts', default: './dist/index.js' } },
});

/** What the gate says about a package of these files: `['file:line what', …]`. */
async function reported(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const inPackage = Object.entries(files).map(([file, text]) => [
    `packages/domain/src/${file}`,
    text,
  ]);
  const outcome = await docstrings.run(
    fixtureTree({ 'packages/domain/package.json': MANIFEST, ...Object.fromEntries(inPackage) }),
  );
  return outcome.findings.map(
    ({ file, line, what }) => `${file.replace('packages/domain/src/', '')}:${line} ${what}`,
  );
}

describe('a public export', () => {
  it.each([
    ['a constant', 'export const x = 1;'],
    ['a function', 'export function x(): void {}'],
    ['a class', 'export class x {}'],
    ['a type', 'export type x = string;'],
    ['an interface', 'export interface x {}'],
    ['an ordinary comment', '// The x.\nexport const x = 1;'],
    ['a block comment', '/* The x. */\nexport const x = 1;'],
    ['a doc comment of another statement', '/** The y. */\nconst y = 1;\nexport const x = y;'],
  ])('has to have a doc comment: %s', async (_kind, text) => {
    const files = { 'index.ts': `export { x } from './x.js';`, 'x.ts': text };
    await expect(reported(files)).resolves.toEqual([
      expect.stringMatching(/^x\.ts:\d+ x has no doc comment$/),
    ]);
  });

  it.each([
    [
      'on the same line',
      '/** The x. */ export const x = 1;',
      'x.ts:1 x has a doc comment that is not on the line directly above',
    ],
    [
      'apart',
      '/** The x. */\n\nexport const x = 1;',
      'x.ts:3 x has a doc comment that is not on the line directly above',
    ],
    ['empty', '/** */\nexport const x = 1;', 'x.ts:2 x has an empty doc comment'],
    [
      'behind code',
      'const y = 1; /** The x. */\nexport const x = y;',
      'x.ts:2 x has a doc comment that shares its line with code',
    ],
  ])('has its doc comment on lines of its own: %s', async (_kind, text, expected) => {
    const files = { 'index.ts': `export { x } from './x.js';`, 'x.ts': text };
    await expect(reported(files)).resolves.toEqual([expected]);
  });

  it.each([
    ['one line', '/** The x. */\nexport const x = 1;'],
    ['more lines', '/**\n * The x.\n */\nexport const x = 1;'],
    ['exported below', '/** The x. */\nconst x = 1;\nexport { x };'],
    ['exported under another name', '/** The y. */\nconst y = 1;\nexport { y as x };'],
    [
      'overloads',
      '/** The x. */\nexport function x(a: 1): void;\nexport function x(a: 2): void;\nexport function x(): void {}',
    ],
  ])('is content with %s', async (_kind, text) => {
    const files = { 'index.ts': `export { x } from './x.js';`, 'x.ts': text };
    await expect(reported(files)).resolves.toEqual([]);
  });

  it('is followed through re-exports, imports and new names', async () => {
    await expect(
      reported({
        'index.ts': `export { x } from './a.js';`,
        'a.ts': `import { y as z } from './b.js';\nexport { z as x };`,
        'b.ts': `export { deep as y } from './c.js';`,
        'c.tsx': 'export const deep = 1;',
      }),
    ).resolves.toEqual(['c.tsx:1 x has no doc comment']);
  });

  it('has two comments where a type and a value share the name', async () => {
    await expect(
      reported({
        'index.ts': `export { x } from './x.js';`,
        'x.ts': '/** The x. */\nexport const x = 1;\nexport type x = string;',
      }),
    ).resolves.toEqual(['x.ts:3 x has no doc comment']);
  });

  it('has to lead somewhere', async () => {
    await expect(reported({ 'index.ts': `export { x } from './gone.js';` })).resolves.toEqual([
      'index.ts:undefined x leads to no declaration',
    ]);
  });

  it('is documented at home when it comes from another package', async () => {
    await expect(
      reported({ 'index.ts': `export { x } from '@tackboard/routes';` }),
    ).resolves.toEqual([]);
  });
});

describe('a doc comment on the line of a brace', () => {
  it('is reported in every file of a package', async () => {
    await expect(
      reported({ 'index.ts': '', 'x.ts': 'type X = { /** The a. */ a: string };\nvoid 0;' }),
    ).resolves.toEqual(['x.ts:1 a doc comment on the line of a {']);
  });

  it('is fine on a line of its own', async () => {
    await expect(
      reported({ 'index.ts': '', 'x.ts': 'type X = {\n  /** The a. */\n  a: string;\n};' }),
    ).resolves.toEqual([]);
  });
});
