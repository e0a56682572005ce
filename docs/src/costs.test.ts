import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('write-costs.ts', import.meta.url));

/** Measures what is built, which `pnpm test:full` does first. */
const isFull = process.env['TACKBOARD_FULL'] === '1';

it.runIf(isFull)('docs/costs.md says what pages cost', { timeout: 300_000 }, () => {
  // A bundler leaves the code of tests and of development in where a test runs.
  const { NODE_ENV: _, ...env } = process.env;
  const { stderr } = spawnSync(process.execPath, [program, '--check'], { env, encoding: 'utf8' });
  expect(stderr, 'pnpm --filter @tackboard/docs costs writes them').toBe('');
});
