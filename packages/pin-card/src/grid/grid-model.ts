import type { Pin } from '@tackboard/domain';
import { firstColumnsTold, type GridBox, heightsOf } from './grid-boxes.js';
import type { GridColumns } from './grid-columns.js';
import { cutLayout, emptyLayout, extendLayout, type GridLayout } from './layout.js';

/** Gives the box of a pin. Another function is another set of rules: every box is asked for again. */
export type BoxOf = (pin: Pin) => GridBox;

/** What a grid is laid out from. */
export interface GridInput {
  readonly pins: readonly Pin[];
  readonly boxOf: BoxOf;
  readonly columns: GridColumns;
  /** The root font size / 16. */
  readonly rootScale: number;
}

/** Remembers the last layout, so that the next one places only what is new. */
export interface GridModel {
  /** The layout of the input. The same object for an input of the same parts. */
  layout(input: GridInput): GridLayout;
}

/** Makes the memory of one grid. */
export function createGridModel(): GridModel {
  let last: GridInput | undefined;
  let layout: GridLayout | undefined;
  let ratios = new Float64Array(0);
  let footers = new Float64Array(0);

  const readBoxes = ({ pins, boxOf }: GridInput, from: number) => {
    if (ratios.length < pins.length) {
      const length = pins.length * 2;
      ratios = grown(ratios, length);
      footers = grown(footers, length);
    }
    for (let index = from; index < pins.length; index++) {
      const pin = pins[index];
      if (!pin) continue;
      const box = boxOf(pin);
      ratios[index] = box.ratio;
      footers[index] = box.footer;
    }
  };

  return {
    layout(input) {
      const { pins, boxOf, columns, rootScale } = input;
      const known = last?.boxOf === boxOf ? last.pins : [];
      const kept = known === pins ? pins.length : firstDifference(known, pins);
      if (known !== pins) readBoxes(input, kept);

      const isSameFrame =
        layout &&
        last?.rootScale === rootScale &&
        last.columns.count === columns.count &&
        last.columns.width === columns.width;
      const before = layout && isSameFrame ? cutLayout(layout, kept) : emptyLayout(columns);
      const boxAt = (index: number): GridBox => ({
        ratio: ratios[index] ?? 1,
        footer: footers[index] ?? 0,
      });
      layout = extendLayout(
        before,
        pins.length,
        heightsOf(boxAt, columns, rootScale),
        firstColumnsTold(columns, rootScale, pins.length, boxAt),
      );
      last = input;
      return layout;
    },
  };
}

function grown(array: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(length);
  longer.set(array);
  return longer;
}

function firstDifference(before: readonly Pin[], after: readonly Pin[]): number {
  const shared = Math.min(before.length, after.length);
  let index = 0;
  while (index < shared && before[index] === after[index]) index++;
  return index;
}
