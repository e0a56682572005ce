import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { findChromium } from '@tackboard/browser';
import {
  describeFailure,
  playwrightResults,
  type Results,
  summaryResults,
  turboResults,
  vitestResults,
  withExitCode,
} from './results.ts';

// `pnpm test` says whether a change is right, and `pnpm test --changed` whether what differs from the branch main is, without pages and consumers.
// `pnpm test:full` runs everything; `--only gates,unit` runs some groups of it, for jobs side by side.
const GROUPS = ['gates', 'unit', 'stories', 'pages', 'looks'] as const;
type Group = (typeof GROUPS)[number];

const GATES = ['build', 'types:all', 'format', 'lint', 'examples'];
const GATES_IN_FULL = [
  ...GATES,
  'unused',
  'consistency',
  'packages',
  'size',
  'test:dist',
  'docs',
  'site',
];

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const isFull = values.full;
const groups = readGroups(values.changed ? 'gates,unit,stories' : values.only);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const reports = join(root, '.reports');
const startedAt = performance.now();
// Vitest follows the imports of a test to the files that differ from this commit.
const changed = values.changed ? [`--changed=${forkedFrom('main')}`, '--passWithNoTests'] : [];
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(isFull ? { TACKBOARD_FULL: '1' } : {}),
};

mkdirSync(reports, { recursive: true });
// Every program that needs a browser uses the one that is found or installed here.
environment['CHROMIUM_PATH'] = await findChromium().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return '';
});

// Two programs at a time keep two cores busy. The end-to-end tests and the consumers run what the gates built, so the
// gates come first, and beside them the stories. The tests without a browser need nothing: the row that is free first takes the long program.
const gates = gatesToRun();
const queue = groups.has('unit')
  ? [
      () => runVitest('unit', 'vitest.node.config.ts', ['pure', 'unit', 'dom'].map(project)),
      () => runVitest('api', 'vitest.node.config.ts', [project('api')]),
    ]
  : [];
const results = await Promise.all([
  inTurn(
    [
      ...(gates.length > 0 ? [() => runGates(gates)] : []),
      ...(groups.has('pages') ? [runEndToEnd, runConsumers] : []),
    ],
    queue,
  ),
  inTurn(inBrowser(), queue),
]);
const programs = results.flat();
const passed = programs.reduce((sum, program) => sum + program.passed, 0);
const failures = programs.flatMap((program) =>
  program.failures.map((failure) => describeFailure(program.name, failure)),
);
const flaky = programs.flatMap((program) => program.flaky ?? []);
writeFileSync(join(reports, 'flaky.txt'), flaky.map((test) => `${test}\n`).join(''));
if (flaky.length > 0) console.log(`\nFlaky (passed at the second try):\n  ${flaky.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}\n`);
console.log(`${secondsSince(startedAt)} s\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** The commit of a branch at which the checked-out one began; on that branch itself its last one. */
function forkedFrom(branch: string): string {
  return execFileSync('git', ['merge-base', branch, 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}

/** The groups to run: those that `--only` names, else all. */
function readGroups(only: string | undefined): ReadonlySet<Group> {
  if (only === undefined)
    return new Set(isFull ? GROUPS : GROUPS.filter((group) => group !== 'looks'));
  const named = only.split(',');
  const unknown = named.filter((name) => !GROUPS.some((group) => group === name));
  if (unknown.length > 0)
    throw new Error(
      `--only: there is no group ${unknown.join(', ')}. Groups: ${GROUPS.join(', ')}.`,
    );
  return new Set(GROUPS.filter((group) => named.includes(group)));
}

/** Stories and other tests of Vitest that run in Chromium. What depends on the speed of the machine is part of the full run only. */
function inBrowser(): readonly Program[] {
  const program =
    (name: string, ...projects: readonly string[]) =>
    () =>
      runVitest(name, 'vitest.config.ts', projects.map(project));
  return [
    ...(groups.has('stories')
      ? [program('stories', 'stories', ...(isFull ? ['browser'] : []))]
      : []),
    ...(groups.has('looks') ? [program('looks', 'looks', 'screenshots')] : []),
    ...(groups.has('pages') && isFull ? [program('kit', 'kit')] : []),
  ];
}

type Program = () => Promise<ProgramResults>;

/** Runs programs one after another, then those that are left in a queue that others share. */
async function inTurn(
  programs: readonly Program[],
  queue: Program[],
): Promise<readonly ProgramResults[]> {
  const results: ProgramResults[] = [];
  for (const program of programs) results.push(await program());
  for (let next = queue.shift(); next; next = queue.shift()) results.push(await next());
  return results;
}

function project(name: string): string {
  return `--project=${name}`;
}

/** The gates to run. Pages need at least the build. */
function gatesToRun(): readonly string[] {
  if (groups.has('gates')) return isFull ? GATES_IN_FULL : GATES;
  return groups.has('pages') ? ['build'] : [];
}

function runGates(gates: readonly string[]): Promise<ProgramResults> {
  const options = [
    '--continue=dependencies-successful',
    '--concurrency=1',
    '--output-logs=errors-only',
  ];
  return run('gates', 'node_modules/.bin/turbo', ['run', ...gates, ...options], turboResults);
}

function runVitest(
  name: string,
  config: string,
  selection: readonly string[],
): Promise<ProgramResults> {
  const report = reportOf(name);
  const parameters = [
    'run',
    `--config=tooling/vitest/${config}`,
    ...selection,
    ...changed,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  // A change may affect no test of a program.
  const options = { mayBeEmpty: values.changed };
  const read = () => vitestResults(readReport(report));
  return run(name, 'node_modules/.bin/vitest', parameters, read, options);
}

function runEndToEnd(): Promise<ProgramResults> {
  const report = reportOf('end to end');
  environment['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
  const parameters = ['test', '--config=apps/web', '--reporter=list,json'];
  return run('end to end', 'apps/web/node_modules/.bin/playwright', parameters, () =>
    playwrightResults(readReport(report)),
  );
}

function runConsumers(): Promise<ProgramResults> {
  const parameters = ['tooling/consumers/src/main.ts', ...(isFull ? [] : ['--short'])];
  return run('consumers', 'node_modules/.bin/node', parameters, summaryResults);
}

interface ProgramResults extends Results {
  readonly name: string;
}

/** Runs a program of the repository, shows its output, and reads what it counted. Without a readable report it is one failure. */
async function run(
  name: string,
  program: string,
  parameters: readonly string[],
  read: (output: string) => Results,
  options: Parameters<typeof withExitCode>[3] = {},
): Promise<ProgramResults> {
  const start = performance.now();
  rmSync(reportOf(name), { force: true });
  const { exitCode, output } = await spawned(join(root, program), parameters);
  let results: Results = { passed: 0, failures: [] };
  try {
    results = withExitCode(read(output), exitCode, output, options);
  } catch (error) {
    results = withExitCode(results, exitCode, `${output}\nNo report: ${String(error)}`);
  }
  const { passed, failures } = results;
  console.log(`${name}: ${passed} passed, ${failures.length} failed, ${secondsSince(start)} s`);
  return { name, ...results };
}

function spawned(
  program: string,
  parameters: readonly string[],
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: root, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        process.stdout.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ exitCode: code ?? 1, output: stripVTControlCharacters(output) }),
    );
  });
}

function reportOf(name: string): string {
  return join(reports, `${name.replaceAll(' ', '-')}.json`);
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000);
}
