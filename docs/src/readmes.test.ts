import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { exportedValues } from './example.ts';

const SOURCE = '@tackboard/source';
const folder = fileURLToPath(new URL('../../packages/pin-card', import.meta.url));
const docs = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly exports: Readonly<Record<string, string | { readonly [SOURCE]: string }>>;
};

it('the README of pin-card, or a page of its reference, names every value that an entry exports', () => {
  const pages = globSync('pin-card*.md', { cwd: docs });
  const text = [
    read('README.md'),
    ...pages.map((page) => readFileSync(join(docs, page), 'utf8')),
  ].join();
  const missing = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || !/\.tsx?$/.test(target[SOURCE])) return [];
    const values = [...exportedValues(read(target[SOURCE]))];
    return values.flatMap((name) =>
      new RegExp(`\\b${name}\\b`).test(text) ? [] : [`${entry} ${name}`],
    );
  });
  expect(missing).toEqual([]);
});

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(globSync(['README.md', 'packages/*/README.md'], { cwd: root }))(
  '%s has at most 150 lines: the rest is a page in docs',
  (file) => {
    expect(readFileSync(join(root, file), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(150);
  },
);

it.each(globSync(['docs/*.md', 'packages/*/README.md'], { cwd: root }))(
  '%s runs commands with `npx --no --`: without the second `--` npm takes their options for its own',
  (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/npx --no (?!-- )/);
  },
);
