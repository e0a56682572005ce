import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { judged, playwrightCounts, vitestCounts, type Counts } from './counts.ts';
import { installed, runProgram } from './program.ts';

/** What runs tests, and what it leaves behind. */
type Runner = {
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
  readonly cwd: string;
  /** The report, and the variables under which the program writes it. */
  readonly report: string;
  readonly environment: Readonly<Record<string, string>>;
  read(report: unknown): Counts;
};

const REPORTS = '.reports';
const E2E_CONFIG = 'apps/web/playwright.config.ts';

/** What vitest is to run. */
type VitestPart = {
  readonly name: string;
  /** Below tooling/vitest. */
  readonly config: string;
  /** Names of projects, or of those that are left out: `!unit`; all of them by default. */
  readonly projects?: readonly string[];
};

/** Tests of one kind, in a process of their own. */
export function runVitest(
  root: string,
  { name, config, projects = [] }: VitestPart,
  environment: Readonly<Record<string, string>>,
): Promise<Counts> {
  const report = join(root, REPORTS, `${name}.json`);
  return run(root, {
    name,
    program: installed(root, 'vitest'),
    parameters: [
      'run',
      `--config=tooling/vitest/${config}`,
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    cwd: root,
    report,
    environment,
    read: (json) => vitestCounts(json as Parameters<typeof vitestCounts>[0]),
  });
}

/** The real page on the real server; nothing while the demo has no end-to-end tests. */
export async function runEndToEnd(
  root: string,
  environment: Readonly<Record<string, string>>,
): Promise<Counts | undefined> {
  if (!existsSync(join(root, E2E_CONFIG))) {
    console.log(`end to end: not run, there is no ${E2E_CONFIG}`);
    return undefined;
  }
  const report = join(root, REPORTS, 'playwright.json');
  return run(root, {
    name: 'end to end',
    program: join(root, 'apps/web/node_modules/.bin/playwright'),
    parameters: ['test', '--reporter=list,json'],
    cwd: join(root, 'apps/web'),
    report,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    read: (json) => playwrightCounts(json as Parameters<typeof playwrightCounts>[0]),
  });
}

/** Takes lines together, so that two programs that write at once stay readable. */
export function lineWriter(write: (line: string) => void): {
  push(piece: string): void;
  end(): void;
} {
  let rest = '';
  return {
    push(piece) {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) write(line);
    },
    end() {
      if (rest !== '') write(rest);
      rest = '';
    },
  };
}

async function run(root: string, runner: Runner): Promise<Counts> {
  const start = performance.now();
  mkdirSync(join(root, REPORTS), { recursive: true });
  rmSync(runner.report, { force: true });
  const writer = lineWriter((line) => {
    console.log(line);
  });
  const { code } = await runProgram(runner.program, runner.parameters, {
    cwd: runner.cwd,
    environment: { ...colours(), ...runner.environment },
    onOutput: (piece) => {
      writer.push(piece);
    },
  });
  writer.end();
  const counts = existsSync(runner.report)
    ? judged(runner.read(JSON.parse(readFileSync(runner.report, 'utf8'))), code)
    : { passed: 0, failed: 1, skipped: 0 };
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  console.log(
    `${runner.name}: ${counts.passed} passed, ${counts.failed} failed${skipped}, ${seconds} s`,
  );
  return counts;
}

/**
 * Output goes through a pipe: the programs cannot see whether a terminal stands at its end. Where none does they print no colours by
 * themselves; NO_COLOR would meet the FORCE_COLOR that Playwright sets, and Node warns of the two on the standard error of every program.
 */
function colours(): Record<string, string> {
  const wanted = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  return wanted ? { FORCE_COLOR: '1' } : {};
}
