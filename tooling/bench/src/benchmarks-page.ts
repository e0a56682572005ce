import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);

/** The load of the machine when the bench starts: its own load does not count. */
const [load = 0] = loadavg();

const startOf = (bench: string) =>
  `<!-- figures of the ${bench} bench: written by \`pnpm bench\` -->`;
const endOf = (bench: string) => `<!-- end of the figures of the ${bench} bench -->`;

/**
 * Writes the figures of a complete run between the marks of its bench in docs/benchmarks.md, with the load of the machine
 * before the run.
 */
export function writeToBenchmarks(bench: string, figures: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const start = page.indexOf(startOf(bench));
  const end = page.indexOf(endOf(bench));
  if (start < 0 || end < start) {
    throw new Error(
      `docs/benchmarks.md: the marks that the figures of the ${bench} bench stand between are gone. Put them back.`,
    );
  }
  const machine = `Load average before the run: ${load.toFixed(1)} on ${availableParallelism()} processors.`;
  const section = [startOf(bench), figures, machine, ''].join('\n\n');
  writeFileSync(PAGE, `${page.slice(0, start)}${section}${page.slice(end)}`);
}
