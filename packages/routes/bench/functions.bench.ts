// The slowest hostile text of a megabyte, and the steepest growth from a tenth of it, for each exported function. Exits with
// 1 when an exported function is not measured. `--quick`: three functions; the figures are not stored.
import { parseArgs } from 'node:util';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';
import { CALLS, unmeasured } from './functions.ts';
import { KINDS, lowestTimes } from './hostile.ts';

const LARGE_MAX_MS = 10;
const GROWTH_MAX = 15;
/** Growth of what takes less time than this is noise. */
const MEASURABLE_MS = 0.5;
const QUICK_CALLS = 3;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const calls = Object.entries(CALLS).slice(0, values.quick ? QUICK_CALLS : undefined);

const missing = unmeasured();
if (missing.length > 0) {
  console.error(`Not measured: ${missing.join(', ')}`);
  process.exitCode = 1;
}

/** A figure as a cell, bold when it is missed. */
const cell = (figure: number, digits: number, max: number) =>
  figure > max ? `**${figure.toFixed(digits)}**` : figure.toFixed(digits);

const rows = calls.map(([name, call]) => {
  const figures = KINDS.map(([kind, make]) => ({ kind, ...lowestTimes(call, make) }));
  const [slowest] = figures.toSorted((one, other) => other.large - one.large);
  const growth = Math.max(
    0,
    ...figures
      .filter(({ large }) => large > MEASURABLE_MS)
      .map(({ large, small }) => large / small),
  );
  return [
    name,
    cell(slowest!.large, 2, LARGE_MAX_MS),
    growth === 0 ? '' : cell(growth, 1, GROWTH_MAX),
    slowest!.kind,
  ];
});
const text = [
  `Node ${process.version.slice(1)}, ${KINDS.length} kinds of texts of 1 MB, the lowest of 7 runs, at most ${LARGE_MAX_MS} ms and ${GROWTH_MAX} times the time of 100 kB. Growth of what takes less than ${MEASURABLE_MS} ms is noise, and left out. Bold: missed.`,
  '',
  ...markdownTable([['function', 'slowest, ms', 'steepest growth', 'slowest kind'], ...rows]),
].join('\n');
console.log(text);
if (!values.quick) writeToBenchmarks('hostile texts', text);
