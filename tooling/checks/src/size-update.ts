/**
 * Writes the size limits of all packages: 3 % above what is measured. A limit that is at most 6 % above stays, so that a small
 * change does not touch the manifests. Needs a build. Prints each limit that it changes.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HEADROOM = 1.03;
const MAX_HEADROOM = 1.06;
const STEP_BYTES = 10;
const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 1000 };

interface Row {
  limit: string;
}

interface Measured {
  readonly name: string;
  readonly size: number;
}

function bytesOf(limit: string): number {
  const [amount = '', unit = ''] = limit.split(' ');
  return Number(amount) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
}

/** size-limit exits with 1 when a limit is exceeded, and prints the sizes all the same. */
function measure(directory: string): readonly Measured[] {
  try {
    return JSON.parse(execFileSync('size-limit', ['--json'], { cwd: directory, encoding: 'utf8' }));
  } catch (error) {
    return JSON.parse((error as { readonly stdout: string }).stdout);
  }
}

const root = fileURLToPath(new URL('../../../packages', import.meta.url));
for (const name of readdirSync(root)) {
  const file = join(root, name, 'package.json');
  const manifest: { readonly 'size-limit'?: readonly Row[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const rows = manifest['size-limit'] ?? [];
  if (rows.length === 0) continue;
  const sizes = measure(join(root, name));
  for (const [index, row] of rows.entries()) {
    const { size, name: what } = sizes[index]!;
    const limit = bytesOf(row.limit);
    if (size <= limit && limit <= size * MAX_HEADROOM) continue;
    const next = `${Math.ceil((size * HEADROOM) / STEP_BYTES) * STEP_BYTES} B`;
    console.log(`${name}: ${what}: ${row.limit} → ${next}`);
    row.limit = next;
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
