// The slowest hostile text of a megabyte, and the steepest growth from a tenth of it, for each exported function. Exits with
// 1 when an exported function is not measured or a bound is missed. `--quick`: three functions; the figures are not stored.
import { parseArgs } from 'node:util';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';
import { CALLS, unmeasured } from './functions.ts';
import { KINDS, medianTimes } from './hostile.ts';

const LARGE_MAX_MS = 10;
const GROWTH_MAX = 15;
/** Growth of what takes less time than this is noise. */
const MEASURABLE_MS = 0.5;
const ROUNDS = 7;
const QUICK_CALLS = 3;
/** What most functions cannot do without. */
const FLOOR = 'new URL';

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const calls = [
  [FLOOR, (text: string): unknown => new URL(text, 'https://pins.example')] as const,
  ...Object.entries(CALLS).slice(0, values.quick ? QUICK_CALLS : undefined),
];

const missing = unmeasured();
if (missing.length > 0) {
  console.error(`Not measured: ${missing.join(', ')}`);
  process.exitCode = 1;
}

const figures = KINDS.map(([kind, make]) => ({
  kind,
  times: medianTimes(
    calls.map(([, call]) => call),
    make,
    ROUNDS,
  ),
}));

/** A figure as a cell, bold when it is missed. */
const cell = (figure: number, digits: number, max: number) => {
  if (figure <= max) return figure.toFixed(digits);
  process.exitCode = 1;
  return `**${figure.toFixed(digits)}**`;
};

const rows = calls.map(([name], at) => {
  const own = figures.map(({ kind, times }) => ({ kind, floor: times[0]!, ...times[at]! }));
  const slowest = own.toSorted((one, other) => other.large - one.large)[0]!;
  const growth = Math.max(
    0,
    ...own.filter(({ large }) => large > MEASURABLE_MS).map(({ large, small }) => large / small),
  );
  const isFloor = at === 0;
  return [
    name,
    cell(slowest.large, 2, isFloor ? Infinity : LARGE_MAX_MS),
    isFloor ? '' : slowest.floor.large.toFixed(2),
    growth === 0 ? '' : cell(growth, 1, isFloor ? Infinity : GROWTH_MAX),
    slowest.kind,
  ];
});
const head = ['function', 'slowest, ms', `${FLOOR} of it, ms`, 'steepest growth', 'slowest kind'];
const text = [
  `Node ${process.version.slice(1)}, ${KINDS.length} kinds of texts of 1 MB, medians of ${ROUNDS} rounds in rotated order, at most ${LARGE_MAX_MS} ms and ${GROWTH_MAX} times the time of 100 kB. Growth of what takes less than ${MEASURABLE_MS} ms is noise, and left out. Bold: missed.`,
  '',
  ...markdownTable([head, ...rows]),
].join('\n');
console.log(text);
if (!values.quick) writeToBenchmarks('hostile texts', text);
