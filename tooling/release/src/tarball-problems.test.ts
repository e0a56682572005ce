import { expect, it } from 'vitest';
import { tarballProblems } from './tarball-problems.ts';

const files = (...paths: string[]) => paths.map((path) => ({ path, bytes: 1 }));
const ROOT = files('LICENSE', 'README.md', 'package.json', 'llms.txt', 'llms-full.txt');

it('allows dist, the README, the licence, the changelog and the manifest', () => {
  const built = files(
    'CHANGELOG.md',
    'dist/a.js',
    'dist/a.js.map',
    'dist/card/a.d.ts',
    'dist/a.css',
  );
  expect(tarballProblems([...ROOT, ...built], {})).toEqual([]);
});

it.each([
  [
    'src/a.ts',
    'src/a.ts is neither in dist nor one of LICENSE, README.md, package.json, llms.txt, llms-full.txt, CHANGELOG.md',
  ],
  [
    'dist/a.tsx',
    'dist/a.tsx is neither in dist nor one of LICENSE, README.md, package.json, llms.txt, llms-full.txt, CHANGELOG.md',
  ],
  [
    'dist/a.d.ts.map',
    'dist/a.d.ts.map is neither in dist nor one of LICENSE, README.md, package.json, llms.txt, llms-full.txt, CHANGELOG.md',
  ],
  ['dist/a.d.js', 'dist/a.d.js is of no use outside of this repository'],
  ['dist/a.test.js', 'dist/a.test.js is of no use outside of this repository'],
])('refuses %s', (path, problem) => {
  expect(tarballProblems([...ROOT, ...files(path)], {})).toContain(problem);
});

it('asks for the README, the licence and the manifest', () => {
  expect(tarballProblems(ROOT.slice(1), {})).toEqual(['LICENSE is missing']);
});

it('refuses empty files', () => {
  expect(tarballProblems([...ROOT, { path: 'dist/a.js', bytes: 0 }], {})).toEqual([
    'dist/a.js is empty',
  ]);
});

it('asks for the files of entries and programs', () => {
  const exports = { '.': { types: './dist/a.d.ts', default: './dist/a.js' }, './*': './dist/*.js' };
  const bin = { a: './dist/cli.js' };
  expect(tarballProblems([...ROOT, ...files('dist/a.js')], { exports, bin })).toEqual([
    'dist/a.d.ts is missing',
    'dist/cli.js is missing',
  ]);
});
