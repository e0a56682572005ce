import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Groups, joinModules } from './join.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const CLIENT = '"use client";\n';

/** Writes a build, joins groups of it, and returns its files by their names. */
async function joined(
  modules: Readonly<Record<string, string>>,
  groups: Groups,
): Promise<Readonly<Record<string, string>>> {
  const dist = mkdtempSync(join(tmpdir(), 'join-'));
  folders.push(dist);
  for (const [name, code] of Object.entries(modules)) {
    const file = join(dist, `${name}.js`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    const map = {
      version: 3,
      sources: [relative(dirname(file), join(dist, '../src', `${name}.ts`))],
      names: [],
      mappings: 'AAAA;AACA',
    };
    writeFileSync(`${file}.map`, JSON.stringify(map));
  }
  await joinModules(dist, ['index'], () => groups);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.js') || file.endsWith('.map'))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  );
}

const scripts = (files: Readonly<Record<string, string>>) =>
  Object.keys(files)
    .filter((file) => file.endsWith('.js'))
    .toSorted();

it('joins the modules of a group; the others stay, and import the joined file', async () => {
  const files = await joined(
    {
      index:
        "import { one } from './a/one.js';\nimport { two } from './two.js';\nexport { one, two };\n",
      'a/one': "import { two } from '../two.js';\nexport const one = () => two();\n",
      two: 'export const two = () => 2;\n',
      other: "import { one } from './a/one.js';\nexport const other = one;\n",
    },
    { both: ['a/one', 'two'] },
  );
  expect(scripts(files)).toEqual(['both.js', 'index.js', 'other.js']);
  expect(files['index.js']).toContain("from './both.js'");
  expect(files['other.js']).toContain("import { one } from './both.js'");
  expect(JSON.parse(files['both.js.map']!).sources).toEqual(['../src/two.ts', '../src/a/one.ts']);
});

it('a group with a client module is one; what a server component reaches of it is in a file without the directive', async () => {
  const files = await joined(
    {
      index: "export { Part } from './part.js';\nexport { rule } from './rule.js';\n",
      part: `${CLIENT}import { hook } from './hook.js';\nimport { rule } from './rule.js';\nexport const Part = () => hook(rule());\n`,
      hook: 'export const hook = (value) => value;\n',
      rule: 'export const rule = () => 1;\n',
    },
    { shared: ['part', 'hook', 'rule'] },
  );
  expect(scripts(files)).toEqual(['index.js', 'shared-on-server.js', 'shared.js']);
  expect(files['shared.js']).toMatch(/^"use client";/);
  expect(files['shared.js']).toContain('const hook');
  expect(files['shared-on-server.js']).toContain('const rule');
  expect(files['shared-on-server.js']).not.toContain('use client');
  expect(files['index.js']).not.toContain('use client');
});

it('lazy parts in one file keep their names', async () => {
  const files = await joined(
    {
      index: "export const load = async () => (await import('./one.js')).Part;\n",
      one: 'export const Part = 1;\n',
      two: 'export const Part = 2;\n',
      other: "export const load = async () => (await import('./two.js')).Part;\n",
    },
    { parts: ['one', 'two'] },
  );
  expect(scripts(files)).toEqual(['index.js', 'other.js', 'parts.js']);
  expect(files['index.js']).toContain("import('./parts.js').then(function (n) { return n.one; })");
});

it('a group that names no module of the build fails', async () => {
  await expect(joined({ index: '' }, { shared: ['gone'] })).rejects.toThrow(
    'No module of the build is named gone.',
  );
});

it('marks a constant that a call creates, so that bundlers drop it where nobody reads it', async () => {
  const files = await joined(
    {
      index: "export { One } from './one.js';\nexport { two } from './two.js';\n",
      one: "import { forwardRef } from 'react';\nexport const One = forwardRef(() => null);\n",
      two: 'export const two = 2;\n',
    },
    { both: ['one', 'two'] },
  );
  expect(files['both.js']).toContain('const One = /* @__PURE__ */ forwardRef(() => null);');
  expect(files['both.js']).toContain('const two = 2;');
});
