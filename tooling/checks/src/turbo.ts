import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TURBO = fileURLToPath(import.meta.resolve('turbo/bin/turbo'));

/** Runs turbo without telemetry, and returns its exit code. */
export function runTurbo(parameters: readonly string[]): number {
  const env = { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, [TURBO, ...parameters], { stdio: 'inherit', env });
  return status ?? 1;
}

if (import.meta.main) process.exitCode = runTurbo(process.argv.slice(2));
