import { runTurbo } from './turbo.ts';

// Builds the demo, then is its server: a second process would not get the signals that stop this one.
const exitCode = runTurbo(['run', 'build', '--filter=@tackboard/web', '--output-logs=errors-only']);
if (exitCode > 0) process.exit(exitCode);
await import(new URL('../../../apps/web/dist/server/main.js', import.meta.url).href);
