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
      // The number of a site depends on all files, but a cached module would stay the same while its own file does.
      fsModuleCache: false,
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
  const folders = new Set(tried.map(({ file }) => dirname(join(root, file))));
  const tests = await vitest.globTestSpecifications();
  const near = tests.filter(({ moduleId }) => folders.has(dirname(moduleId)));
  const far = tests.filter((test) => !near.includes(test));
  const alive = await survivorsOf(near, tried);
  return alive.length === 0 || far.length === 0 ? alive : survivorsOf(far, alive);
}

/**
 * A test file costs more to start than to run, so they are tried one by one, the most likely first: the one that noticed
 * the last mutant of this rule, then the one that is called like the rule, then the one that reaches the fewest sites.
 */
async function survivorsOf(
  tests: readonly TestSpecification[],
  candidates: readonly Mutant[],
): Promise<readonly Mutant[]> {
  const reached = await reachedSites(tests);
  const lastNoticedBy = new Map<string, TestSpecification>();
  const alive: Mutant[] = [];
  for (const mutant of candidates) {
    const ranks = tests
      .filter(({ moduleId }) => reached.get(moduleId)?.has(mutant.id))
      .map((test) => [test, rank(test, mutant)] as const)
      .toSorted(([, a], [, b]) => a - b);
    let isAlive = true;
    for (const [test] of ranks) {
      if ((await runTests([test], mutant.id)).length === 0) continue;
      lastNoticedBy.set(mutant.file, test);
      isAlive = false;
      break;
    }
    if (isAlive) alive.push(mutant);
  }
  return alive;

  function rank(test: TestSpecification, { file }: Mutant): number {
    if (lastNoticedBy.get(file) === test) return -2;
    if (test.moduleId === join(root, file.replace(/\.ts$/, '.test.ts'))) return -1;
    return reached.get(test.moduleId)?.size ?? 0;
  }
}

/** Runs tests without any mutant; gives the sites that each of them reached, by its path. */
async function reachedSites(
  tests: readonly TestSpecification[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
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
  const lines = readFileSync(reachedFile, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const { test, reached } = JSON.parse(line) as { test: string; reached: readonly number[] };
      return [test, new Set(reached)];
    }),
  );
}

/** The test files that fail while a mutant is active. */
async function runTests(
  tests: readonly TestSpecification[],
  mutant: number,
): Promise<readonly string[]> {
  vitest.provide('mutant', mutant);
  const { testModules } = await vitest.runTestSpecifications([...tests]);
  process.exitCode = 0;
  // The result also holds the modules of earlier runs, as they ended then.
  const ran = new Set(tests.map(({ moduleId }) => moduleId));
  const failed = testModules.filter((module) => ran.has(module.moduleId) && !module.ok());
  return failed.map(({ relativeModuleId }) => relativeModuleId);
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
