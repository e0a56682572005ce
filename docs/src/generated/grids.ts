import { markdownTable } from '@tackboard/bench/tables';
import results from '../../../packages/pin-card/bench/grid-results.json' with { type: 'json' };

const PINS = 10_000;
const NAMES = /^(PinGrid|TanStack|virtua|masonic|gestalt)/;

/** The grids of the bench with 10,000 pins: what a reader sees of them. */
export function gridsCompared(): string {
  const { rows = [] } = results.sizes.find(({ pins }) => pins === PINS) ?? {};
  const table = rows.flatMap(({ name, version, figures }) =>
    figures && NAMES.test(name)
      ? [
          [
            `${name} ${version}`,
            figures.paintMs.toFixed(0),
            `${(figures.blankShare * 100).toFixed(0)} %`,
          ],
        ]
      : [],
  );
  return markdownTable([
    ['10,000 pins', 'first cards, ms', 'blank in a fast scroll'],
    ...table,
  ]).join('\n');
}
