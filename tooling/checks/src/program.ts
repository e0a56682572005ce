import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** How a program ended and what it said. */
export type ProgramResult = {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output and error in the order in which they came. */
  readonly output: string;
};

/** Where a program runs and what happens to its output meanwhile. */
export type ProgramOptions = {
  readonly cwd: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Called with each piece of output as it comes. */
  readonly onOutput?: (piece: string) => void;
};

/** No tool of this repository reports home. */
const QUIET_ENVIRONMENT: Readonly<Record<string, string>> = {
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/** A program that the repository installed: `oxfmt` → its file in node_modules/.bin. */
export function installed(root: string, name: string): string {
  const places = [
    join(root, 'node_modules/.bin', name),
    join(root, 'tooling/checks/node_modules/.bin', name),
  ];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) {
    throw new Error(
      `${name} is not installed. Looked at ${places.join(' and ')}. Run \`pnpm install\` in the repository.`,
    );
  }
  return found;
}

/** Runs a program to its end. An exit code other than 0 is an answer, not an error. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  options: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const started = spawn(program, parameters, {
      cwd: options.cwd,
      env: { ...process.env, ...QUIET_ENVIRONMENT, PATH: pathOfThisNode(), ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const pieces = { stdout: '', stderr: '', output: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      started[stream].setEncoding('utf8');
      started[stream].on('data', (piece: string) => {
        pieces[stream] += piece;
        pieces.output += piece;
        options.onOutput?.(piece);
      });
    }
    started.on('error', (cause) => {
      reject(
        new Error(`${program} did not start. Is it installed? Run \`pnpm install\`.`, { cause }),
      );
    });
    started.on('close', (code, signal) => {
      resolve({ code: code ?? (signal === null ? 0 : 1), ...pieces });
    });
  });
}

/** Programs are started by the Node that runs this script, which is the one of the lockfile. */
function pathOfThisNode(): string {
  return [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
}
