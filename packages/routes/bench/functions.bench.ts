// Prints the slowest hostile text of a megabyte, and the steepest growth from a tenth of it, for each exported function.
// Exits with 1 when an exported function is not measured.
import { CALLS, unmeasured } from './functions.ts';
import { KINDS, lowestTimes } from './hostile.ts';

const LARGE_MAX_MS = 10;
const GROWTH_MAX = 15;
/** Growth of what takes less time than this is noise. */
const MEASURABLE_MS = 0.5;

const missing = unmeasured();
if (missing.length > 0) {
  console.error(`Not measured: ${missing.join(', ')}`);
  process.exitCode = 1;
}
console.log(
  'slowest of the hostile texts of 1 MB, and steepest growth from 100 kB, lowest of 7 runs',
);
for (const [name, call] of Object.entries(CALLS)) {
  const figures = KINDS.map(([kind, make]) => ({ kind, ...lowestTimes(call, make) }));
  const [slowest] = figures.toSorted((one, other) => other.large - one.large);
  const growth = Math.max(
    0,
    ...figures
      .filter(({ large }) => large > MEASURABLE_MS)
      .map(({ large, small }) => large / small),
  );
  const isMet = slowest!.large <= LARGE_MAX_MS && growth <= GROWTH_MAX;
  console.log(
    `${isMet ? 'reached' : 'MISSED '} ${name.padEnd(32)} ${slowest!.large.toFixed(2).padStart(6)} ms (${LARGE_MAX_MS}) x${growth.toFixed(1).padStart(4)} (${GROWTH_MAX})  ${slowest!.kind}`,
  );
}
