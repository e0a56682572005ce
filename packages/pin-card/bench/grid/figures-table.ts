import { markdownTable } from '@tackboard/bench/tables';
import { type Bound, boundsOf } from './bounds.ts';
import type { Figures, Results, Row } from './results.ts';

const START = '<!-- figures of the grid bench: written by `pnpm bench` -->';
const END = '<!-- end of the figures of the grid bench -->';

/** The columns, and their formats. */
const COLUMNS: readonly (readonly [head: string, cell: (figures: Figures) => string])[] = [
  ['first cards', ({ paintMs }) => paintMs.toFixed(0)],
  ['mount', ({ mountMs }) => mountMs.toFixed(1)],
  ['scroll', ({ scrollMs }) => scrollMs.toFixed(0)],
  ['its scripts', ({ scriptMs }) => scriptMs.toFixed(0)],
  ['worst frame', ({ worstFrameMs }) => worstFrameMs.toFixed(0)],
  ['blank', ({ blankShare }) => `${(blankShare * 100).toFixed(1)} %`],
  ['append', ({ appendMs }) => appendMs.toFixed(1)],
  ['resize', ({ resizeMs }) => resizeMs.toFixed(0)],
  ['moved', ({ shiftPx }) => (shiftPx === null ? 'lost' : `${shiftPx} px`)],
  ['focus', ({ isFocusKept }) => (isFocusKept ? 'kept' : 'lost')],
  ['jump', ({ jumpMs }) => (jumpMs === null ? '> 3000' : jumpMs.toFixed(0))],
  ['shift', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['heap, MB', ({ heapMb }) => Math.max(...heapMb).toFixed(2)],
  ['nodes', ({ nodes }) => String(nodes)],
];

const UNFINISHED = 'not in 60 s';

function cellsOf({ name, version, figures }: Row): string[] {
  const cells = figures
    ? COLUMNS.map(([, cell]) => cell(figures))
    : COLUMNS.map((_column, at) => (at === 0 ? UNFINISHED : ''));
  return [`${name} ${version}`.trimEnd(), ...cells];
}

const number = (value: number) =>
  Number.isFinite(value) ? String(Number(value.toFixed(2))) : 'none';

/** One row per bound, with its figure at each size; missed ones are bold. */
function boundRows(bounds: readonly Bound[], sizes: readonly number[]): string[][] {
  const whats = [...new Set(bounds.map(({ what }) => what))];
  return whats.map((what) => {
    const same = bounds.filter((one) => one.what === what);
    const cells = sizes.map((size) => {
      const found = same.find(({ pins }) => pins === size);
      if (!found) return '';
      return found.isMet ? number(found.value) : `**${number(found.value)}**`;
    });
    return [what, ...cells, number(same[0]!.max)];
  });
}

/** The tables of a run: one per size, then the bounds. */
export function tablesOf(results: Results): string {
  const { sizes } = results;
  const shown = (pins: number) => pins.toLocaleString('en');
  const bounds = boundRows(
    boundsOf(results),
    sizes.map(({ pins }) => pins),
  );
  return [
    ...sizes.flatMap(({ pins, rows }) => [
      ...markdownTable([
        [`${shown(pins)} pins`, ...COLUMNS.map(([head]) => head)],
        ...rows.map((row) => cellsOf(row)),
      ]),
      '',
    ]),
    ...markdownTable([
      ['what has to be reached', ...sizes.map(({ pins }) => shown(pins)), 'at most'],
      ...bounds,
    ]),
  ].join('\n');
}

/** The figures as docs/benchmarks.md shows them. */
export function renderFigures(results: Results): string {
  const { chromium, react, rounds, scrollSteps } = results;
  return [
    START,
    '',
    `Chromium ${chromium}, React ${react}, medians of ${rounds} interleaved rounds, ${scrollSteps} scroll steps of 300 px. Bold: missed.`,
    '',
    tablesOf(results),
    '',
    END,
  ].join('\n');
}

/** The part of a page with the figures. */
export function figuresIn(page: string): string {
  return page.slice(page.indexOf(START), page.indexOf(END) + END.length);
}
