import type { Pin } from '@tackboard/domain';
import { FIRST_SCREEN_ITEMS, firstScreen, type GridBox, heightsOf } from './grid-boxes.js';
import type { GridColumns } from './grid-columns.js';
import {
  cutLayout,
  emptyLayout,
  extendLayout,
  type GridLayout,
  type NumberAt,
  updateLayout,
} from './layout.js';

/** What a grid is laid out from. */
export interface GridInput {
  readonly pins: readonly Pin[];
  /** Another function is another set of rules: every box is asked for again. */
  readonly boxOf: (pin: Pin) => GridBox;
  readonly columns: GridColumns;
  /** The root font size / 16. */
  readonly rootScale: number;
}

/** Remembers the layout of a grid, so that only what is new is placed, and only as far down as somebody looks. */
export interface GridModel {
  /** Takes what the grid is laid out from now on. What did not change keeps its place. */
  readonly set: (input: GridInput) => void;
  /** The layout down to a line, in pixels, and with an item; both may be left out. */
  readonly reach: (line?: number, index?: number) => GridLayout;
  /** Down to where every column reaches, in pixels. */
  readonly depth: () => number;
  /** Another number whenever an item that was placed may have moved. */
  readonly version: () => number;
  /** Takes the height that a footer turned out to have, in pixels. True when it was another. */
  readonly setFooter: (index: number, height: number) => boolean;
}

/** So many items are placed at a time. */
const STEP_ITEMS = 32;

/** A box is a ratio, a footer and a span. Typed arrays keep a hundred thousand of them out of the script's heap. */
const NUMBERS_PER_BOX = 3;

/** Makes the memory of one grid. */
export function createGridModel(): GridModel {
  let input: GridInput;
  let layout: GridLayout;
  let depth = 0;
  let version = 0;
  let numbers = new Float64Array(0);
  /** How many boxes have been asked for. */
  let known = 0;

  const take = (next: GridLayout) => {
    layout = next;
    depth = Math.min(...next.bottoms);
  };
  const replace = (next: GridLayout) => {
    version++;
    take(next);
  };
  const keep = (index: number, box?: GridBox) => {
    const { ratio, footer, span = 1 } = box ?? input.boxOf(input.pins[index]!);
    const at = index * NUMBERS_PER_BOX;
    if (at >= numbers.length) {
      const longer = new Float64Array(2 * at + STEP_ITEMS * NUMBERS_PER_BOX);
      longer.set(numbers);
      numbers = longer;
    }
    numbers.set([ratio, footer, span], at);
  };
  const boxAt = (index: number): GridBox => {
    while (known <= index) keep(known++);
    const at = index * NUMBERS_PER_BOX;
    return { ratio: numbers[at]!, footer: numbers[at + 1]!, span: numbers[at + 2]! };
  };
  const spanAt = (index: number) => boxAt(index).span!;
  const heightAt: NumberAt = (index) => heightsOf(boxAt, input.columns, input.rootScale)(index);

  /** Keeps the boxes of the pins that are still there, and places anew from the first that is not. */
  const change = (before: readonly Pin[], pins: readonly Pin[]) => {
    let from = 0;
    while (from < known && before[from] === pins[from]) from++;
    if (from === known) return;
    const boxOf = new Map(before.slice(from, known).map((pin, step) => [pin, boxAt(from + step)]));
    const end = known + pins.length - before.length;
    for (known = from; known < end; known++) keep(known, boxOf.get(pins[known]!));
    const isUpdate =
      pins.length === before.length &&
      before
        .slice(from, layout.count)
        .every(
          ({ id }, step) =>
            id === pins[from + step]!.id &&
            Math.min(layout.frame.count, spanAt(from + step)) === layout.spans[from + step],
        );
    replace(isUpdate ? updateLayout(layout, heightAt) : cutLayout(layout, from));
  };

  return {
    set(next) {
      const last = input as GridInput | undefined;
      const { columns, pins } = next;
      input = next;
      if (last?.boxOf !== next.boxOf) known = 0;
      else if (last.pins !== pins) change(last.pins, pins);
      if (
        known === 0 ||
        last?.rootScale !== next.rootScale ||
        last.columns.count !== columns.count ||
        last.columns.width !== columns.width
      ) {
        replace(emptyLayout(columns));
      }
    },
    reach(line = 0, index = -1) {
      const { columns, pins } = input;
      const total = pins.length;
      while (layout.count < total && (layout.count <= index || depth < line)) {
        const like =
          layout.count < FIRST_SCREEN_ITEMS ? firstScreen(columns, total, boxAt) : undefined;
        const count = Math.min(total, layout.count + STEP_ITEMS);
        take(extendLayout(layout, count, { heightAt, spanAt, total, like }));
      }
      return layout;
    },
    depth: () => depth,
    version: () => version,
    setFooter(index, height) {
      const at = index * NUMBERS_PER_BOX + 1;
      const footer = height / input.rootScale;
      if (Math.abs(footer - numbers[at]!) < 0.5) return false;
      numbers[at] = footer;
      replace(updateLayout(layout, heightAt));
      return true;
    },
  };
}
