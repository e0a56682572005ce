import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../../../docs/benchmarks.md', import.meta.url);

const startOf = (bench: string) =>
  `<!-- figures of the ${bench} bench: written by \`pnpm bench\` -->`;
const endOf = (bench: string) => `<!-- end of the figures of the ${bench} bench -->`;

/** Writes the figures of a complete run between the marks of its bench in docs/benchmarks.md. */
export function writeToBenchmarks(bench: string, figures: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const start = page.indexOf(startOf(bench));
  const end = page.indexOf(endOf(bench));
  if (start < 0 || end < start) {
    throw new Error(
      `docs/benchmarks.md: the marks that the figures of the ${bench} bench stand between are gone. Put them back.`,
    );
  }
  const parts = [page.slice(0, start), startOf(bench), '\n\n', figures, '\n\n', page.slice(end)];
  writeFileSync(PAGE, parts.join(''));
}
