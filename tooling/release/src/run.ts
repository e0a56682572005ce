import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a program has written. */
export interface ProgramOutput {
  readonly stdout: string;
  /** Output and errors, in their order. */
  readonly all: string;
}

/** Runs a program to its end and returns its output. Throws with the output when it fails. */
export async function run(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
): Promise<ProgramOutput> {
  const child = spawn(program, parameters, { ...options, stdio: 'pipe' });
  let stdout = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (all += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${all}`);
  return { stdout, all };
}

/** Runs the pnpm that the repository names for its published packages. */
export function pnpm(root: string, parameters: readonly string[]): Promise<ProgramOutput> {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { packageManager } = JSON.parse(manifest) as { packageManager: string };
  const options = { cwd: root, env: environmentOfAProject() };
  return run('npx', ['-y', packageManager, '--filter', './packages/*', ...parameters], options);
}

/** The variables of this process without the settings that a package manager hands down: an empty project has none. */
export function environmentOfAProject(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name));
  return Object.fromEntries(entries);
}
