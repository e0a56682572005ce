import type { Pin } from '@tackboard/domain';
import { boxHeight, FIRST_SCREEN_ITEMS, firstScreen, type GridBox } from './grid-boxes.js';
import type { GridColumns } from './grid-columns.js';
import { cutLayout, emptyLayout, extendLayout, type GridLayout, updateLayout } from './layout.js';
import type { FooterHeights } from './measure-footers.js';

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
  /** Another number whenever an item that was placed may have moved. */
  readonly version: () => number;
  /** Takes the heights that footers turned out to have, in pixels, by the index of the item. True when one is another. */
  readonly setFooters: (heights: FooterHeights) => boolean;
}

/** So many items are placed at a time. */
const STEP_ITEMS = 32;

/** A box is a ratio, a footer and a span. Typed arrays keep a hundred thousand of them out of the script's heap. */
const NUMBERS_PER_BOX = 3;

/** A footer that was measured is another one from such a difference on, in pixels. */
const FOOTER_SLACK_PX = 0.5;

/** Makes the memory of one grid. */
export function createGridModel(): GridModel {
  let input: GridInput;
  let layout: GridLayout;
  let version = 0;
  let numbers = new Float64Array(0);
  /** How many boxes have been asked for. */
  let known = 0;
  // By the id, as cards are: the card of another object of a pin stays, and nobody is told of its footer again.
  const measured = new Map<string, number>();

  const replace = (next: GridLayout) => {
    version++;
    layout = next;
  };
  const ask = (index: number) => {
    const pin = input.pins[index]!;
    const { ratio, footer, span = 1 } = input.boxOf(pin);
    const at = index * NUMBERS_PER_BOX;
    if (at >= numbers.length) {
      const longer = new Float64Array(2 * at + STEP_ITEMS * NUMBERS_PER_BOX);
      longer.set(numbers);
      numbers = longer;
    }
    numbers.set([ratio, measured.get(pin.id) ?? footer, span], at);
  };
  const numberAt = (index: number, place: number): number => {
    while (known <= index) ask(known++);
    return numbers[index * NUMBERS_PER_BOX + place]!;
  };
  const spanAt = (index: number) => numberAt(index, 2);
  const boxAt = (index: number): GridBox => ({
    ratio: numberAt(index, 0),
    footer: numberAt(index, 1),
    span: spanAt(index),
  });
  const heightAt = (index: number) => boxHeight(boxAt(index), input.columns, input.rootScale);

  /** A pin of the same id in the same place keeps its column. From the first that is another all are placed anew. */
  const change = (before: readonly Pin[], pins: readonly Pin[]) => {
    let kept = 0;
    while (kept < known && before[kept] === pins[kept]) kept++;
    if (kept === known) return;
    for (; kept < known && before[kept]!.id === pins[kept]?.id; kept++) {
      if (before[kept] === pins[kept]) continue;
      const span = spanAt(kept);
      ask(kept);
      if (spanAt(kept) !== span) break;
    }
    known = kept;
    replace(updateLayout(cutLayout(layout, kept), heightAt));
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
      while (
        layout.count < total &&
        (layout.count <= index || Math.min(...layout.bottoms) < line)
      ) {
        const like =
          layout.count < FIRST_SCREEN_ITEMS ? firstScreen(columns, total, boxAt) : undefined;
        const count = Math.min(total, layout.count + STEP_ITEMS);
        layout = extendLayout(layout, count, { heightAt, spanAt, total, like });
      }
      return layout;
    },
    version: () => version,
    setFooters(heights) {
      let isChanged = false;
      for (const [index, height] of heights) {
        const footer = height / input.rootScale;
        const last = numberAt(index, 1);
        const isSame = Math.abs(footer - last) < FOOTER_SLACK_PX;
        measured.set(input.pins[index]!.id, isSame ? last : footer);
        if (isSame) continue;
        ask(index);
        isChanged = true;
      }
      if (isChanged) replace(updateLayout(layout, heightAt));
      return isChanged;
    },
  };
}
