/**
 * Prints what a page with client, provider, grid and card loads in the bundlers that hosts use, step by step, and writes the
 * table of docs/benchmarks.md. Gzip, without React, hls.js and the decoders of a server's JSON. Needs a build.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLERS } from './first-load/bundlers.ts';
import { ENTRY } from './first-load/entry.ts';
import { pageCosts, STEP_NAMES } from './first-load/page-costs.ts';

const KB = 1000;
const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);
const TABLE =
  /(<!-- costs of a page: written by `pnpm page-costs` -->\n)[^]*?(<!-- end of the costs -->)/;

const directory = mkdtempSync(join(fileURLToPath(new URL('..', import.meta.url)), '.first-load-'));
const rows: string[][] = [];
try {
  const entry = join(directory, 'entry.js');
  writeFileSync(entry, ENTRY);
  for (const { name, bundle } of BUNDLERS) {
    const costs = pageCosts(await bundle(entry));
    rows.push([
      name,
      ...costs.map(({ bytes, requests }) =>
        requests === 0 ? 'nothing' : `${(bytes / KB).toFixed(1)} kB in ${requests}`,
      ),
    ]);
  }
} finally {
  rmSync(directory, { recursive: true });
}
const head = ['bundler', ...STEP_NAMES];
const widths = head.map((name, at) =>
  Math.max(name.length, ...rows.map((row) => (row[at] ?? '').length)),
);
const line = (cells: readonly string[]) =>
  `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
const table = [line(head), rule, ...rows.map(line)].join('\n');
console.log(table);
const page = readFileSync(PAGE, 'utf8');
if (!TABLE.test(page)) {
  throw new Error(
    'docs/benchmarks.md: the comments around the table of costs are gone. Put them back.',
  );
}
writeFileSync(PAGE, page.replace(TABLE, `$1\n${table}\n\n$2`));
