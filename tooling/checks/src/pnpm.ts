import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, type ProgramOptions, type ProgramResult } from './program.ts';

/**
 * Runs the pnpm that runs this script, or, when the script was started by hand, the one that package.json names.
 * Turbo needs it too: it starts the scripts of the packages through the pnpm it finds on the PATH.
 */
export function runPnpm(
  parameters: readonly string[],
  options: ProgramOptions,
): Promise<ProgramResult> {
  const running = process.env['npm_execpath'];
  if (running !== undefined && /pnpm[^/\\]*$/.test(running)) {
    return runProgram(process.execPath, [running, ...parameters], options);
  }
  const manifest = JSON.parse(readFileSync(join(options.cwd, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  return runProgram('npx', ['-y', manifest.packageManager, ...parameters], options);
}
