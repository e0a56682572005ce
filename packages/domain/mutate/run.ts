import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { createVitest, type TestSpecification } from 'vitest/node';
import { findSites, instrument, type Site } from './sites.ts';

/** Rules lie everywhere but in these: words and builders decide nothing, and tests are what is tested here. */
const NO_RULES = ['words/**', 'testing/**', '**/*.test.ts', '**/index.ts'];
const SOURCE = '@tackboard/source';

interface Mutant extends Site {
  readonly id: number;
  readonly file: string;
  /** Names the site in the list of survivors: the file, what stands there, and which of equal ones it is. */
  readonly name: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const only = process.argv.slice(2);
const mutants = allMutants();
const survivorsFile = new URL('survivors.json', import.meta.url);
const explained = JSON.parse(readFileSync(survivorsFile, 'utf8')) as Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'tackboard-mutate-'));

const survivors = await runAll().finally(() => {
  rmSync(folder, { recursive: true });
});
report(survivors);

function allMutants(): readonly Mutant[] {
  const files = globSync('src/**/*.ts', {
    cwd: root,
    exclude: NO_RULES.map((glob) => `src/${glob}`),
  });
  const seen = new Map<string, number>();
  return files
    .toSorted()
    .flatMap((file) =>
      findSites(file, readFileSync(join(root, file), 'utf8')).map((site) => ({ ...site, file })),
    )
    .map((site, at) => {
      const place = `${site.file} ${site.text}`;
      const count = (seen.get(place) ?? 0) + 1;
      seen.set(place, count);
      return { ...site, id: at + 1, name: count === 1 ? place : `${place} (${count})` };
    });
}

async function runAll(): Promise<readonly Mutant[]> {
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      silent: true,
      reporters: [{}],
      bail: 1,
      maxWorkers: 2,
      include: ['src/**/*.test.ts'],
      exclude: ['src/specification.test.ts', 'src/mutation.test.ts'],
      setupFiles: [fileURLToPath(new URL('setup.ts', import.meta.url))],
      env: { TACKBOARD_FULL: '' },
    },
    {
      plugins: [switches()],
      resolve: { conditions: [SOURCE, ...defaultClientConditions] },
      ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    },
  );
  try {
    const specifications = await vitest.globTestSpecifications();
    const reachedFile = join(folder, 'reached.jsonl');
    vitest.provide('reachedFile', reachedFile);
    if (!(await passes(specifications, 0))) {
      throw new Error(
        'The tests fail without any mutant. Mend them first: `pnpm unit packages/domain`.',
      );
    }
    const reachedBy = readReached(reachedFile);
    const alive: Mutant[] = [];
    for (const mutant of mutants) {
      if (only.length > 0 && !only.some((part) => mutant.file.includes(part))) continue;
      const tests = reachedBy.get(mutant.id);
      const affected = specifications.filter(({ moduleId }) => tests?.has(moduleId));
      if (affected.length === 0 || (await passes(affected, mutant.id))) alive.push(mutant);
    }
    return alive;
  } finally {
    await vitest.close();
  }

  async function passes(tests: readonly TestSpecification[], mutant: number): Promise<boolean> {
    vitest.provide('mutant', mutant);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...tests]);
    process.exitCode = 0;
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
  }
}

function switches(): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id);
      const sites = mutants.filter((mutant) => mutant.file === file);
      const [first] = sites;
      return first === undefined
        ? undefined
        : { code: instrument(code, sites, first.id), map: null };
    },
  };
}

function readReached(file: string): ReadonlyMap<number, ReadonlySet<string>> {
  const reachedBy = new Map<number, Set<string>>();
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { test, reached } = JSON.parse(line) as { test: string; reached: readonly number[] };
    for (const id of reached) reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(test));
  }
  return reachedBy;
}

function report(alive: readonly Mutant[]): void {
  const names = new Set(alive.map(({ name }) => name));
  const numbers = mutants.filter(({ kind }) => kind === 'number').length;
  say(`${mutants.length} mutants: ${mutants.length - numbers} comparisons, ${numbers} numbers`);
  say(`${alive.length} survive`);
  const unexplained = alive.filter(({ name }) => explained[name] === undefined);
  for (const { file, line, text } of unexplained) say(`survives: ${file}:${line} ${text}`);
  const stale = only.length > 0 ? [] : Object.keys(explained).filter((name) => !names.has(name));
  for (const name of stale) say(`listed in survivors.json, but it does not survive: ${name}`);
  process.exitCode = unexplained.length + stale.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
