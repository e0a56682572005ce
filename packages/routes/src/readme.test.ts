import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { figuresIn, renderFigures } from '../bench/figures-table.ts';
import { readResults } from '../bench/results.ts';
import * as main from './index.js';
import * as links from './links.js';
import * as paths from './paths.js';

const PAGES = ['../README.md', '../../../docs/routes.md', '../../../docs/classifier.md'];
const examples = PAGES.flatMap((path) => {
  const page = readFileSync(new URL(path, import.meta.url), 'utf8');
  return Array.from(page.matchAll(/^```ts\n(.*?)^```/gms), ([, code = '']) => code);
});

const entries: Readonly<Record<string, object>> = {
  '@tackboard/routes': main,
  '@tackboard/routes/links': links,
  '@tackboard/routes/paths': paths,
};

type Example = (
  modules: typeof entries,
  equals: (actual: unknown, expected: unknown) => void,
  throws: (run: () => unknown, message: string) => void,
) => void;

/** An example as statements without types: imports become constants, `expression; // value` becomes an expectation. */
const toProgram = (code: string): string =>
  stripTypeScriptTypes(code)
    .replace(/import (\{.*?\}) from '(.*?)';/gs, "const $1 = entries['$2'];")
    .replace(
      /^(.*); \/\/ throws (.*)$/gm,
      (_line, expression: string, message: string) =>
        `throws(() => ${expression}, ${JSON.stringify(message)});`,
    )
    .replace(/^(?!const )(.*); \/\/ (.*)$/gm, 'equals($1, $2);');

describe('the examples of the README and of the guides', () => {
  it.each(
    examples.map((code) => [code.split('\n').find((line) => line.includes('//')) ?? code, code]),
  )('%s', (_title, code) => {
    let expectations = 0;
    const equals = (actual: unknown, expected: unknown): void => {
      expectations++;
      expect(actual).toEqual(expected);
    };
    const throws = (run: () => unknown, message: string): void => {
      expectations++;
      expect(run).toThrow(new RangeError(message));
    };
    // eslint-free evaluation: the text is the repository's own
    const run = runInThisContext(`(entries, equals, throws) => {${toProgram(code)}}`) as Example;
    run(entries, equals, throws);
    expect(expectations).toBe(code.split('\n').filter((line) => line.includes('; // ')).length);
    expect(expectations).toBeGreaterThan(0);
  });

  it('are found', () => {
    expect(examples.length).toBeGreaterThanOrEqual(14);
  });
});

describe('the figures of docs/benchmarks.md', () => {
  it('are the results of the last bench, written by `pnpm bench`', () => {
    const page = readFileSync(new URL('../../../docs/benchmarks.md', import.meta.url), 'utf8');
    expect(figuresIn(page)).toBe(renderFigures(readResults()));
  });
});
