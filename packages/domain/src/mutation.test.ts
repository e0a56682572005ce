import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readSubjects, readSurvivors, root } from '../mutate/mutants.ts';
import { findSites, instrument } from '../mutate/sites.ts';

const IS_FULL = process.env['TACKBOARD_FULL'] === '1';
const TIMEOUT_MS = 1_200_000;

/** What a module exports while one of its sites is wrong. */
async function run(source: string, mutant: number): Promise<Record<string, unknown>> {
  const code = instrument(source, findSites('a.js', source), 1);
  const helpers =
    `const __turn = (id, value) => (id === ${mutant} ? !value : value);` +
    `const __grow = (id, value) => (id === ${mutant} ? value + 1 : value);`;
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(helpers + code)}`
  )) as Record<string, unknown>;
}

describe('mutants', () => {
  it('are comparisons, and the numbers of exported constants', () => {
    const source = [
      'export const LIMIT = 50 as const;',
      'export const TABLE: Record<string, number> = { a: 1, list: [2] };',
      'const hidden = 3;',
      'export const isLong = (text: string) => text.length > LIMIT + 4 === true;',
      'export function f(a?: 5) { return a !== undefined; }',
    ].join('\n');
    expect(findSites('a.ts', source).map(({ kind, line, text }) => [kind, line, text])).toEqual([
      ['number', 1, '50'],
      ['number', 2, '1'],
      ['number', 2, '2'],
      ['comparison', 4, 'text.length > LIMIT + 4 === true'],
      ['comparison', 4, 'text.length > LIMIT + 4'],
      ['comparison', 5, 'a !== undefined'],
    ]);
  });

  it('change one site and nothing else', async () => {
    const source = 'export const MAX = 2; export const over = (n) => n > MAX === true;';
    const original = await run(source, 0);
    const [more, outer, inner] = [await run(source, 1), await run(source, 2), await run(source, 3)];
    const over = (module: Record<string, unknown>) => (module['over'] as (n: number) => boolean)(3);
    expect([original, more, outer, inner].map((module) => [module['MAX'], over(module)])).toEqual([
      [2, true],
      [3, false],
      [2, false],
      [2, false],
    ]);
  });

  it('that survive are explained, and are still there', () => {
    const names = new Set(readSubjects().flatMap(({ mutants }) => mutants.map(({ name }) => name)));
    const survivors = Object.entries(readSurvivors());
    expect(survivors.filter(([name]) => !names.has(name))).toEqual([]);
    expect(survivors.filter(([, reason]) => reason.length < 20)).toEqual([]);
    expect(names.size).toBeGreaterThan(500);
  });

  it(
    'are noticed by the tests',
    async () => {
      // The whole run takes minutes: without TACKBOARD_FULL one rule stands for all.
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['mutate/run.ts', ...(IS_FULL ? [] : ['src/navigation/scroll-arrows'])],
        { cwd: root },
      );
      expect(stdout).toMatch(/^[1-9]\d* mutants/);
    },
    TIMEOUT_MS,
  );
});
