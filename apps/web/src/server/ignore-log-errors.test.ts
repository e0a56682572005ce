import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('ignore-log-errors.ts', import.meta.url));

/** Logs to both outputs, and ends with 7 if it is still alive two turns later. */
const LOGGING = `
  console.info('one');
  console.error('two');
  setTimeout(() => {
    console.info('three');
    setTimeout(() => process.exit(7), 10);
  }, 10);
`;

/** Runs a program whose outputs are on a full disk. */
function exitCodeOf(program: string): number | null {
  const full = openSync('/dev/full', 'w');
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  return status;
}

it.runIf(process.platform === 'linux')('a log on a full disk does not end the process', () => {
  const ignoring = `
    import { ignoreLogErrors } from ${JSON.stringify(MODULE)};
    ignoreLogErrors(process.stdout, process.stderr);
  `;
  expect(exitCodeOf(LOGGING)).toBe(1);
  expect(exitCodeOf(ignoring + LOGGING)).toBe(7);
});
