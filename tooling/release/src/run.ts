import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Runs a program to its end and returns its output. Throws with the output when it fails. */
export async function run(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
): Promise<string> {
  const child = spawn(program, parameters, { ...options, stdio: 'pipe' });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${output}${errors}`);
  return output;
}
