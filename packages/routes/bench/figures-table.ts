import type { Results, RouterFigure } from './results.ts';

const START = '<!-- figures of the bench: written by `pnpm bench` -->';
const END = '<!-- end of the figures -->';
const HEAD = ['router', 'full job, ns', 'times ours', 'path alone, ns', 'times ours'];

/** Formats a Markdown table: the first column left-aligned, figures right-aligned, as the formatter prints it. */
const table = (rows: readonly (readonly string[])[]): string[] => {
  const widths = HEAD.map((_head, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) =>
    line(
      row.map((cell, at) =>
        at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0),
      ),
    ),
  );
  const rule = line(
    widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)),
  );
  return [padded[0] ?? '', rule, ...padded.slice(1)];
};

const rowOf = (figure: RouterFigure, path: readonly RouterFigure[]): string[] => {
  const alone = path.find(({ router }) => router === figure.router) ?? figure;
  return [
    `${figure.router} ${figure.version}`,
    String(figure.nanoseconds),
    figure.ratio.toFixed(2),
    String(alone.nanoseconds),
    alone.ratio.toFixed(2),
  ];
};

/** The figures as Markdown. */
export const renderFigures = ({
  node,
  links,
  seed,
  rounds,
  full,
  path,
  hostile,
}: Results): string => {
  const slowest = hostile.toSorted((a, b) => b.large - a.large)[0];
  const steepest = Math.max(...hostile.map(({ growth }) => growth));
  return [
    START,
    '',
    `Node ${node.replace(/^v/, '')}, ${links.toLocaleString('en')} links (seed ${seed}), medians of ${rounds} interleaved rounds.`,
    '',
    ...table([HEAD, ...full.map((figure) => rowOf(figure, path))]),
    '',
    `Of ${hostile.length} kinds of hostile links of one megabyte the slowest (${slowest?.kind}) takes ${slowest?.large.toFixed(1)} ms. ` +
      `Ten times the length takes at most ${steepest.toFixed(1)} times as long. Each is the lowest of five medians of 15 runs, each in a process that keeps its memory: where the C library gives it back after each call, the two kinds that grow most when they are printed take up to 10 ms and 25 times as long.`,
    '',
    END,
  ].join('\n');
};

/** The section of a page with the figures. */
export const figuresIn = (page: string): string =>
  page.slice(page.indexOf(START), page.indexOf(END) + END.length);
