/**
 * Prints what the first load of client, provider, grid and card costs in the bundlers that hosts use, and the chunks that
 * follow, each figure beside its bound. Gzip, without React, hls.js and the decoders of a server's JSON. Needs a build.
 * `--only <name>` runs one bundler; `--list` names the modules with their bytes before gzip.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUNDLERS } from './first-load/bundlers.ts';
import { firstLoadOf, type Module } from './first-load/first-load-of.ts';

const KB = 1000;
const MAX_CHUNKS = 16;
const MIN_CHUNK_BYTES = 1024;
const ENTRY = `import { createTackboard, PinCard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
globalThis.firstLoad = [createTackboard, PinCard, PinGrid, TackboardProvider];
`;

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

const kb = (bytes: number) => `${(bytes / KB).toFixed(2)} kB`;

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(join(root, '.first-load-'));
try {
  const entry = join(directory, 'entry.js');
  writeFileSync(entry, ENTRY);
  for (const { name, maxBytes, bundle } of BUNDLERS) {
    if (values.only !== undefined && !name.toLowerCase().startsWith(values.only)) continue;
    const { firstBytes, firstModules, firstFiles, chunks } = firstLoadOf(await bundle(entry));
    console.log(name);
    verify(
      firstBytes <= maxBytes,
      `first load ${kb(firstBytes)} in ${firstFiles} files (at most ${kb(maxBytes)})`,
    );
    const hasMachines = firstModules.some((module) => /node_modules\/xstate\//.test(module.name));
    verify(!hasMachines, `first load ${hasMachines ? 'with' : 'without'} xstate`);
    list(firstModules);
    verify(chunks.length <= MAX_CHUNKS, `${chunks.length} chunks (at most ${MAX_CHUNKS})`);
    for (const { file, bytes, modules } of chunks) {
      verify(bytes >= MIN_CHUNK_BYTES, `${kb(bytes).padStart(8)}  ${file}`);
      list(modules);
    }
  }
} finally {
  rmSync(directory, { recursive: true });
}
if (failures.length > 0) process.exitCode = 1;
