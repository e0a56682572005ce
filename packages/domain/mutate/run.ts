/*
 * Turns each comparison of the rules and shifts each number of an exported constant by one, one at a time, and runs the
 * tests that reach it: `node mutate/run.ts [part of a file name …]`. Fails when no test notices a mutant that
 * `survivors.json` does not explain.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { type Mutant, readSubjects, readSurvivors, root } from './mutants.ts';

const SOURCE = '@tackboard/source';

const only = process.argv.slice(2);
const subjects = readSubjects();
const mutants = subjects.flatMap((subject) => subject.mutants);
const tried = mutants.filter(
  ({ file }) => only.length === 0 || only.some((part) => file.includes(part)),
);
const folder = mkdtempSync(join(tmpdir(), 'tackboard-mutate-'));
const start = performance.now();
const vitest = await startVitest();
try {
  report(await findAlive());
} finally {
  await vitest.close();
  rmSync(folder, { recursive: true });
}

function startVitest(): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      silent: true,
      reporters: [{}],
      bail: 1,
      pool: 'threads',
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
}

function switches(): Plugin {
  return {
    name: 'switches',
    enforce: 'pre',
    transform(_code, id) {
      const file = relative(root, id);
      const subject = subjects.find((one) => one.file === file);
      return subject && { code: subject.instrumented, map: null };
    },
  };
}

/** The tests in the folders of the rules come first: mostly they notice, and the others need not run. */
async function findAlive(): Promise<readonly Mutant[]> {
  const folders = new Set(tried.map(({ file }) => folderOf(file)));
  const tests = await vitest.globTestSpecifications();
  const near = tests.filter(({ moduleId }) => folders.has(dirname(moduleId)));
  const far = tests.filter((test) => !near.includes(test));
  const alive = await survivorsOf(near, tried);
  return alive.length === 0 || far.length === 0 ? alive : survivorsOf(far, alive);
}

async function survivorsOf(
  tests: readonly TestSpecification[],
  candidates: readonly Mutant[],
): Promise<readonly Mutant[]> {
  const reachedBy = await reachedSites(tests);
  const alive: Mutant[] = [];
  for (const mutant of candidates) {
    const beside = folderOf(mutant.file);
    const reaching = tests.filter(({ moduleId }) => reachedBy.get(mutant.id)?.has(moduleId));
    const first = reaching.filter(({ moduleId }) => dirname(moduleId) === beside);
    const then = reaching.filter((test) => !first.includes(test));
    if (!(await isNoticed(first, mutant)) && !(await isNoticed(then, mutant))) alive.push(mutant);
  }
  return alive;
}

async function isNoticed(tests: readonly TestSpecification[], mutant: Mutant): Promise<boolean> {
  return tests.length > 0 && (await runTests(tests, mutant.id)).length > 0;
}

function folderOf(file: string): string {
  return dirname(join(root, file));
}

/** Runs tests without any mutant and notes which of them reached which site. */
async function reachedSites(
  tests: readonly TestSpecification[],
): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const reachedFile = join(folder, `reached-${performance.now()}.jsonl`);
  writeFileSync(reachedFile, '');
  vitest.provide('reachedFile', reachedFile);
  const failing = await runTests(tests, 0);
  if (failing.length > 0) {
    throw new Error(
      `The tests fail without any mutant, so nothing can be said about them: ${failing.join(', ')}. ` +
        'Run `pnpm unit packages/domain` and mend them first.',
    );
  }
  const reachedBy = new Map<number, Set<string>>();
  for (const line of readFileSync(reachedFile, 'utf8').split('\n').filter(Boolean)) {
    const { test, reached } = JSON.parse(line) as { test: string; reached: readonly number[] };
    for (const id of reached) reachedBy.set(id, (reachedBy.get(id) ?? new Set()).add(test));
  }
  return reachedBy;
}

/** The test files that fail while a mutant is active. */
async function runTests(
  tests: readonly TestSpecification[],
  mutant: number,
): Promise<readonly string[]> {
  vitest.provide('mutant', mutant);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...tests]);
  process.exitCode = 0;
  const failed = testModules.filter((module) => !module.ok());
  return [
    ...failed.map(({ relativeModuleId }) => relativeModuleId),
    ...unhandledErrors.map(String),
  ];
}

function report(alive: readonly Mutant[]): void {
  const explained = readSurvivors();
  const numbers = tried.filter(({ kind }) => kind === 'number').length;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  say(
    `${tried.length} mutants (${tried.length - numbers} comparisons, ${numbers} numbers): ` +
      `${tried.length - alive.length} noticed, ${alive.length} survive, ${seconds} s`,
  );
  const unexplained = alive.filter(({ name }) => explained[name] === undefined);
  for (const { file, line, name } of unexplained) say(`survives: ${file}:${line} "${name}"`);
  const names = new Set(alive.map(({ name }) => name));
  const stale = tried.filter(({ name }) => explained[name] !== undefined && !names.has(name));
  for (const { name } of stale) say(`survivors.json explains it, but a test notices it: "${name}"`);
  process.exitCode = unexplained.length + stale.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
