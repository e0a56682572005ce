/**
 * Prints what the first load of client, provider, grid and card costs in the bundlers that hosts use, and the chunks that
 * follow, each figure beside its bound. Gzip, without React, hls.js and the decoders of a server's JSON. Needs a build.
 * `--only <name>` runs one bundler; `--list` names the modules with their bytes before gzip. Exits with 1 when the first load
 * exceeds what is reached, when it has xstate, and when there are too many chunks or one is too large or too small.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUNDLERS } from './first-load/bundlers.ts';
import { ENTRY } from './first-load/entry.ts';
import { firstLoadOf, type Module } from './first-load/first-load-of.ts';

const KB = 1000;
const MAX_CHUNKS = 16;
const MIN_CHUNK_BYTES = 1024;
/** Most bytes of a chunk by a part of the name of a module in it; the largest holds in a chunk with several. */
const MAX_CHUNK_BYTES: Readonly<Record<string, number>> = {
  '@base-ui/': 37_400,
  // With the popover, which nothing else opens.
  'boards/board-list.': 16_000,
  'video/pin-video.': 7_700,
  'dist/menus.': 7_500,
  'client/runtime.': 7_500,
  'dist/pictures.': 4_850,
  'dist/dialogs.': 6_300,
};
/** Most bytes of any other chunk, such as xstate. */
const MAX_OTHER_BYTES = 14_200;

const { values } = parseArgs({
  options: { list: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const failures: string[] = [];

/** Prints one line with a verdict, and keeps what misses its bound. */
function verify(isMet: boolean, text: string): void {
  console.log(`  ${isMet ? 'ok    ' : 'MISSED'} ${text}`);
  if (!isMet) failures.push(text);
}

function list(modules: readonly Module[]): void {
  if (!values.list) return;
  for (const { name, bytes } of modules.toSorted((one, other) => other.bytes - one.bytes))
    console.log(
      `           ${String(bytes).padStart(6)} B  ${name.replace(/^.*(?=packages\/)/, '')}`,
    );
}

function maxBytesOf(modules: readonly Module[]): number {
  const groups = Object.entries(MAX_CHUNK_BYTES).filter(([group]) =>
    modules.some(({ name }) => name.includes(group)),
  );
  return groups.length > 0 ? Math.max(...groups.map(([, bytes]) => bytes)) : MAX_OTHER_BYTES;
}

/** A helper of the bundler. A file of no module is one too. */
const isOfBundler = ({ name }: Module) => name.includes('rolldown/runtime');

const kb = (bytes: number) => `${(bytes / KB).toFixed(2)} kB`;

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(join(root, '.first-load-'));
try {
  const entry = join(directory, 'entry.js');
  writeFileSync(entry, ENTRY);
  for (const { name, maxBytes, wantedBytes, bundle } of BUNDLERS) {
    if (values.only !== undefined && !name.toLowerCase().startsWith(values.only)) continue;
    const { firstBytes, firstModules, firstFiles, chunks: all } = firstLoadOf(await bundle(entry));
    const chunks = all.filter(({ modules }) => !modules.every(isOfBundler));
    console.log(name);
    const missed = firstBytes > wantedBytes ? `, missed by ${kb(firstBytes - wantedBytes)}` : '';
    verify(
      firstBytes <= maxBytes,
      `first load ${kb(firstBytes)} in ${firstFiles} files (at most ${kb(maxBytes)}, wanted ${kb(wantedBytes)}${missed})`,
    );
    const hasMachines = firstModules.some((module) => /node_modules\/xstate\//.test(module.name));
    verify(!hasMachines, `first load ${hasMachines ? 'with' : 'without'} xstate`);
    list(firstModules);
    verify(chunks.length <= MAX_CHUNKS, `${chunks.length} chunks (at most ${MAX_CHUNKS})`);
    for (const { file, bytes, modules } of chunks) {
      verify(
        bytes >= MIN_CHUNK_BYTES && bytes <= maxBytesOf(modules),
        `${kb(bytes).padStart(8)}  ${file}`,
      );
      list(modules);
    }
  }
} finally {
  rmSync(directory, { recursive: true });
}
if (failures.length > 0) process.exitCode = 1;
