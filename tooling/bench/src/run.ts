// Runs the programs of a package's benches one after another, also after one that has missed a bound, so that each writes
// its table. Exits with 1 when one of them did.
import { spawnSync } from 'node:child_process';

const MS_PER_S = 1000;

for (const program of process.argv.slice(2)) {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  const seconds = ((performance.now() - start) / MS_PER_S).toFixed(0);
  console.log(`\n${program}: ${status === 0 ? 'done' : 'MISSED or failed'} after ${seconds} s\n`);
  if (status !== 0) process.exitCode = 1;
}
