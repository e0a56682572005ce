import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
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

const GATES = [
  'build',
  'types:all',
  'format',
  'lint',
  'unused',
  'consistency',
  'packages',
  'size',
  'examples',
  'test:dist',
];
const GATES_IN_FULL = ['docs', 'site'];
/** The projects of Vitest that run in Chromium. */
const STORIES = ['stories', 'browser'];
const STORIES_IN_FULL = [...STORIES, 'looks', 'screenshots'];
/** The number of parts of the unit tests. Each takes about a minute. */
const UNIT_PARTS = 3;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reports = join(root, '.reports');
const isFull = process.argv.includes('--full');
const startedAt = performance.now();
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
// gates come first, and beside them the stories. The unit tests need nothing and come in parts, so that both end together.
const unitParts = Array.from(
  { length: UNIT_PARTS },
  (_, at) => () =>
    runVitest(`unit ${at + 1}`, 'vitest.node.config.ts', [`--shard=${at + 1}/${UNIT_PARTS}`]),
);
const stories = (isFull ? STORIES_IN_FULL : STORIES).map(project);
const results = await Promise.all([
  inTurn([runGates, runEndToEnd, runConsumers], unitParts),
  inTurn(
    [
      () => runVitest('stories', 'vitest.config.ts', stories),
      () => runVitest('kit', 'vitest.config.ts', [project('kit')]),
    ],
    unitParts,
  ),
]);
const passed = results.flat().reduce((sum, program) => sum + program.passed, 0);
const failures = results
  .flat()
  .flatMap((program) => program.failures.map((failure) => describeFailure(program.name, failure)));
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}\n`);
console.log(`${secondsSince(startedAt)} s\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

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

function runGates(): Promise<ProgramResults> {
  const gates = isFull ? [...GATES, ...GATES_IN_FULL] : GATES;
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
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return run(name, 'node_modules/.bin/vitest', parameters, () => vitestResults(readReport(report)));
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
): Promise<ProgramResults> {
  const start = performance.now();
  rmSync(reportOf(name), { force: true });
  const { exitCode, output } = await spawned(join(root, program), parameters);
  let results: Results = { passed: 0, failures: [] };
  try {
    results = withExitCode(read(output), exitCode, output);
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
