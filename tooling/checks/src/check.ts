import { runTurbo } from './turbo.ts';

/** What `pnpm check` runs. `pnpm check lint size` runs the named ones. */
const GATES = [
  'build',
  'types:all',
  'format',
  'lint',
  'unused',
  'consistency',
  'packages',
  'size',
  'examples',
  'test:dist',
];

const named = process.argv.slice(2);
process.exitCode = runTurbo([
  'run',
  ...(named.length > 0 ? named : GATES),
  '--continue=dependencies-successful',
  '--concurrency=2',
  '--output-logs=errors-only',
]);
