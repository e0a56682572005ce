/**
 * Prints what the first load of provider, grid and card costs in the bundlers that hosts use, and the chunks that follow.
 * React, hls.js and the decoders of a server's JSON are left out. Needs a build. `--list` names the modules.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUNDLERS } from './first-load/bundlers.ts';
import { firstLoadOf } from './first-load/first-load-of.ts';

const KB = 1000;
const MAX_CHUNKS = 16;
const MIN_CHUNK_BYTES = 1024;
const ENTRY = `import { PinCard, PinGrid, TackboardProvider } from '@tackboard/pin-card';
globalThis.firstLoad = [PinCard, PinGrid, TackboardProvider];
`;

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(join(root, '.first-load-'));
const failures: string[] = [];
try {
  const entry = join(directory, 'entry.js');
  writeFileSync(entry, ENTRY);
  for (const { name, maxBytes, bundle } of BUNDLERS) {
    const { firstBytes, firstModules, chunks } = firstLoadOf(await bundle(entry));
    console.log(
      `${name}: first load ${(firstBytes / KB).toFixed(2)} kB gzip, ${chunks.length} chunks`,
    );
    for (const { file, bytes, modules } of chunks) {
      console.log(`  ${(bytes / KB).toFixed(2).padStart(6)} kB  ${file}`);
      if (values.list) console.log(modules.map((module) => `              ${module}\n`).join(''));
      if (bytes < MIN_CHUNK_BYTES) failures.push(`${name}: ${file} has less than 1 KB`);
    }
    if (values.list) console.log(firstModules.map((module) => `  first     ${module}`).join('\n'));
    if (firstBytes > maxBytes) {
      failures.push(`${name}: the first load may have ${maxBytes / KB} kB`);
    }
    if (chunks.length > MAX_CHUNKS) failures.push(`${name}: more than ${MAX_CHUNKS} chunks`);
    const machines = firstModules.filter((module) => /node_modules\/xstate\//.test(module));
    if (machines.length > 0) failures.push(`${name}: xstate is in the first load`);
  }
} finally {
  rmSync(directory, { recursive: true });
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
