import { readdirSync, readFileSync } from 'node:fs';
import { imageSources } from '@tackboard/domain';
import { decodePinPage, encodePin } from '@tackboard/domain/wire';

/** Decoding a page may cost at most this many times what parsing its text costs. */
const RATIO_MAX = 3;
const PINS = 250;
const ROUNDS = 41;
const FEW_SIZES = 2000;
const MANY_SIZES = 20_000;

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

const parse = median(() => JSON.parse(text));
const decode = median(() => decodePinPage(data));
const withHook = median(() => decodePinPage(data, { onDrift: () => {} }));
const encode = median(() => models.map(encodePin));
const ratio = decode / parse;

console.log(
  `${PINS} pins, ${(text.length / 1024).toFixed(0)} KB of text, median of ${ROUNDS} rounds`,
);
console.log(`JSON.parse          ${parse.toFixed(2)} ms`);
console.log(
  `decode              ${decode.toFixed(2)} ms  ${ratio.toFixed(2)} x (at most ${RATIO_MAX})`,
);
console.log(`decode with onDrift ${withHook.toFixed(2)} ms  ${(withHook / parse).toFixed(2)} x`);
console.log(`encode              ${encode.toFixed(2)} ms`);
if (ratio > RATIO_MAX) {
  console.error(`Decoding costs ${ratio.toFixed(2)} times as much as JSON.parse.`);
  process.exitCode = 1;
}

for (const count of [FEW_SIZES, MANY_SIZES]) {
  const images = sizes(count);
  const ms = median(() => imageSources({ images }));
  console.log(`sources of an image with ${count} sizes  ${ms.toFixed(2)} ms`);
}

function sizes(count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${at + 1}x`,
      { url: `/${at >> 1}.jpg`, width: at + 1, height: at + 1 },
    ]),
  );
}

function median(run: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}
