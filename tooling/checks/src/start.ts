import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runTurbo } from './turbo.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../apps/${path}`, import.meta.url));

// Checks the options, builds the demo, then is its server: a second process would not get the signals that stop this one.
const checked = spawnSync(
  process.execPath,
  [
    '--conditions=@tackboard/source',
    `--import=${at('api/scripts/sources.ts')}`,
    at('web/scripts/check-options.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
if (checked.status !== 0) process.exit(1);
const exitCode = runTurbo(['run', 'build', '--filter=@tackboard/web', '--output-logs=errors-only']);
if (exitCode > 0) process.exit(exitCode);
await import(new URL('../../../apps/web/dist/server/main.js', import.meta.url).href);
