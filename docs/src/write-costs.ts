/**
 * Measures what pages and sheets cost, and writes docs/costs.md. Needs a build. `pnpm --filter @tackboard/docs costs`; with
 * `--check` it writes nothing, and exits with 1 when a figure of the page is off.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { markdownTable } from '@tackboard/bench/tables';
import { type Costs, costsOfPages, costsOfSheets } from './costs.ts';
import { withSections } from './generated/sections.ts';

const KB = 1000;
/** A figure that says 5 % too little or too much is still true enough to decide by. */
const TOLERANCE = 0.05;
const PAGE = new URL('../costs.md', import.meta.url);

const printed = (bytes: number) => (bytes === 0 ? 'nothing' : `${(bytes / KB).toFixed(1)} kB`);

const table = ({ head, rows }: Costs) =>
  markdownTable([head, ...rows.map(([name, ...bytes]) => [name, ...bytes.map(printed)])]).join(
    '\n',
  );

const page = readFileSync(PAGE, 'utf8');

/** The figures of a row of the page, in bytes. */
function figuresOf(name: string): readonly number[] {
  const row = page.split('\n').find((line) => line.startsWith(`| ${name} `)) ?? '';
  const cells = row.split('|').slice(2, -1);
  return cells.map((cell) => (cell.trim() === 'nothing' ? 0 : Number.parseFloat(cell) * KB));
}

const pages = await costsOfPages();
const sheets = costsOfSheets();
if (process.argv.includes('--check')) {
  for (const [name, ...bytes] of [...pages.rows, ...sheets.rows]) {
    const figures = figuresOf(name);
    const isTrue =
      figures.length === bytes.length &&
      bytes.every((each, at) => Math.abs(each - figures[at]!) <= Math.max(each, KB) * TOLERANCE);
    if (isTrue) continue;
    console.error(`docs/costs.md: ${name} costs ${bytes.map(printed).join(', ')}.`);
    process.exitCode = 1;
  }
} else {
  writeFileSync(
    PAGE,
    withSections(page, {
      'costs of pages': () => table(pages),
      'costs of sheets': () => table(sheets),
    }),
  );
}
