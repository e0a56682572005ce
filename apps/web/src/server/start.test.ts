import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: { readonly start: string };
};

/** Processes start slowly while all tests run. */
const PROCESS_TIMEOUT_MS = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'tackboard-start-'));
const DATABASE_PATH = join(folder, 'pins.db');
afterAll(() => rmSync(folder, { recursive: true }));

// In place of the build a program that reports that it was called, and ends the start. A fresh clone has no built files before the
// build, and here they may exist: reading one is an error.
const withoutBuilt = join(folder, 'without-built.mjs');
writeFileSync(
  withoutBuilt,
  `import { registerHooks } from 'node:module';
registerHooks({
  load(url, context, next) {
    if (url.endsWith('/turbo/bin/turbo')) {
      return { format: 'commonjs', source: 'console.error("Process " + process.ppid + " builds."); process.exit(9)', shortCircuit: true };
    }
    if (/\\/(packages|apps)\\/[^/]+\\/dist\\//.test(url)) throw new Error('Not built yet: ' + url);
    return next(url, context);
  },
});`,
);

/** Runs `pnpm start` with these options up to the build, as on a fresh clone. */
function start(...options: readonly string[]) {
  const NODE_OPTIONS = `--import=${withoutBuilt}`;
  const PATH = dirname(process.execPath);
  const { pid, status, stderr } = spawnSync(
    '/bin/sh',
    ['-c', `${scripts.start} ${options.join(' ')}`],
    {
      cwd: ROOT,
      env: { PATH, NODE_OPTIONS, DATABASE_PATH },
      encoding: 'utf8',
    },
  );
  return { pid, status, stderr };
}

describe('pnpm start', () => {
  it.each<[string, string, RegExp]>([
    ['--pins', '0', /^--pins is "0", but it must be a whole number from \d+ to 1000000\.\n$/],
    ['--pin', '500', /^The option is "--pin", but it must be --pins <count>\.\n$/],
  ])(
    'rejects %s %s with a message of one line, and builds and creates nothing',
    { timeout: PROCESS_TIMEOUT_MS },
    (name, value, line) => {
      const { status, stderr } = start(name, value);
      expect(stderr).toMatch(line);
      expect(status).toBe(1);
      expect(existsSync(DATABASE_PATH)).toBe(false);
    },
  );

  it(
    'builds with valid options, and reads no built file before',
    { timeout: PROCESS_TIMEOUT_MS },
    () => {
      const { pid, ...result } = start('--', '--pins', '500');
      // The process that a signal to `pnpm start` reaches: a shell in between would end alone, and leave the server running.
      expect(result).toEqual({ status: 9, stderr: `Process ${pid} builds.\n` });
    },
  );
});
