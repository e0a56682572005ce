// What decoding a page of pins costs, compared with parsing its text, and the sources of a picture with very many sizes.
// `--quick`: fewer rounds; the figures are not stored.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { markdownTable, writeToBenchmarks } from '@tackboard/bench/tables';
import { imageSources } from '@tackboard/domain';
import { decodePinPage, encodePin } from '@tackboard/domain/wire';

const PINS = 250;
const FEW_SIZES = 2000;
const MANY_SIZES = 20_000;
/** Ten times the sizes may take this many times as long. */
const GROWTH_MAX = 15;
const WARM_UP_ROUNDS = 5;
const BYTES_PER_KB = 1024;

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const rounds = values.quick ? 9 : 41;

const cases = new URL('../src/wire/cases/', import.meta.url);
const pins = readdirSync(cases)
  .filter((file) => file.startsWith('rest-'))
  .map((file): unknown => JSON.parse(readFileSync(new URL(file, cases), 'utf8')));
const page = Array.from({ length: PINS }, (_, at) => ({
  ...(pins[at % pins.length] as object),
  id: String(811_492_428_893n * 1_000_000n + BigInt(at)),
}));
const text = JSON.stringify({ results: page });
const data: unknown = JSON.parse(text);
const { pins: models } = decodePinPage(data);
if (models.length !== PINS) throw new Error(`decoded ${models.length} pins of ${PINS}`);

const sizes = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${at + 1}x`,
      { url: `/${at >> 1}.jpg`, width: at + 1, height: at + 1 },
    ]),
  );
const fewImages = sizes(FEW_SIZES);
const manyImages = sizes(MANY_SIZES);

/** What is measured, with the highest figure as a multiple of its unit, another job. */
const JOBS = [
  { name: 'JSON.parse', run: (): unknown => JSON.parse(text), unit: 0, max: Infinity },
  { name: 'decode', run: () => decodePinPage(data), unit: 0, max: 1 },
  {
    name: 'decode with drift reports',
    run: () => decodePinPage(data, { onDrift: () => {} }),
    unit: 0,
    max: 1.5,
  },
  { name: 'encode', run: () => models.map(encodePin), unit: 0, max: Infinity },
  {
    name: `sources of a picture in ${FEW_SIZES.toLocaleString('en')} sizes`,
    run: () => imageSources({ images: fewImages }),
    unit: 4,
    max: Infinity,
  },
  {
    name: `sources of a picture in ${MANY_SIZES.toLocaleString('en')} sizes`,
    run: () => imageSources({ images: manyImages }),
    unit: 4,
    max: GROWTH_MAX,
  },
];

const times = JOBS.map(() => [] as number[]);
for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
  // Each round starts with another job, so that none always runs after the same one.
  for (let step = 0; step < JOBS.length; step++) {
    const at = (round + step) % JOBS.length;
    const start = performance.now();
    JOBS[at]!.run();
    if (round >= WARM_UP_ROUNDS) times[at]!.push(performance.now() - start);
  }
}
const medians = times.map((ms) => ms.toSorted((one, other) => one - other)[rounds >> 1]!);

const rows = JOBS.map(({ name, unit, max }, at) => {
  const ratio = medians[at]! / medians[unit]!;
  const isMissed = ratio > max;
  if (isMissed) process.exitCode = 1;
  return [
    name,
    medians[at]!.toFixed(2),
    isMissed ? `**${ratio.toFixed(2)}**` : ratio.toFixed(2),
    max === Infinity ? '' : String(max),
  ];
});
const figures = [
  `Node ${process.version.slice(1)}, ${PINS} pins, ${(text.length / BYTES_PER_KB).toFixed(0)} KB of text, medians of ${rounds} rounds in rotated order. The unit of the first rows is JSON.parse, of the last two ${FEW_SIZES.toLocaleString('en')} sizes. Bold: missed.`,
  '',
  ...markdownTable([['job', 'ms', 'times the unit', 'at most'], ...rows]),
].join('\n');
console.log(figures);
if (!values.quick) writeToBenchmarks('decode', figures);
