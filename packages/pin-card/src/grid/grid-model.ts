import type { Pin } from '@tackboard/domain';
import {
  FIRST_SCREEN_ITEMS,
  firstScreen,
  type HeightsIn,
  isNarrow,
  type ItemSize,
  itemWidth,
} from './item-size.js';
import {
  cutLayout,
  emptyLayout,
  extendLayout,
  type GridColumns,
  type GridLayout,
  updateLayout,
} from './layout.js';
import type { FooterHeights } from './measure-footers.js';

/** The input of a grid's layout. */
export interface GridInput {
  readonly pins: readonly Pin[];
  /** With another function every item is measured and laid out again. */
  readonly itemSize: (pin: Pin) => ItemSize;
  readonly columns: GridColumns;
  /** The root font size / 16. */
  readonly rootScale: number;
}

/** Caches the layout of a grid: only new items are placed, and only as far down as the viewer looks. */
export interface GridModel {
  /** Sets the input. Items that did not change keep their positions. */
  readonly set: (input: GridInput) => void;
  /** The layout at least down to a line, in pixels, and to an item. */
  readonly reach: (line?: number, index?: number) => GridLayout;
  /** Changes whenever a placed item may have moved. */
  readonly version: () => number;
  /** Sets the measured heights of footers, in pixels. Returns true when one changed. */
  readonly setFooters: (heights: FooterHeights) => boolean;
}

/** Number of items placed at a time. */
const STEP_ITEMS = 32;

/** Ratio, footer and span. Typed arrays keep the sizes of 100,000 items out of the JavaScript heap. */
const NUMBERS_PER_ITEM = 3;

/** A smaller difference from the expected height of a footer is ignored, in pixels. */
const FOOTER_SLACK_PX = 0.5;

/** Creates the model of one grid. */
export function createGridModel(): GridModel {
  let input: GridInput;
  let layout: GridLayout;
  let version = 0;
  let numbers = new Float64Array(0);
  /** Number of items whose size is known. */
  let known = 0;
  // By id, as the keys of cards: a new object of the same pin keeps its card, whose footer is not observed again.
  // Without measured footers no id is looked up, which would cost as much as placing an item.
  let measured: Map<string, number> | undefined;

  const replace = (next: GridLayout) => {
    version++;
    layout = next;
  };
  const measure = (index: number) => {
    const { pins, itemSize } = input;
    const at = index * NUMBERS_PER_ITEM;
    if (at >= numbers.length) {
      const longer = new Float64Array(Math.max(2 * at, NUMBERS_PER_ITEM * pins.length));
      longer.set(numbers);
      numbers = longer;
    }
    const pin = pins[index]!;
    const { ratio, footer, span = 1 } = itemSize(pin);
    numbers[at] = ratio;
    numbers[at + 1] = measured?.get(pin.id) ?? footer;
    numbers[at + 2] = span;
  };
  // A layout requests the span of an item first, in the order of the items.
  const spanAt = (index: number) => {
    if (index === known) measure(known++);
    return numbers[index * NUMBERS_PER_ITEM + 2]!;
  };
  // The same function for the first screen, without objects and nearly without calls: browsers then compile it into the
  // loop that a jump to the far end places all items with.
  const heightsIn: HeightsIn = (columns, rootScale) => {
    const isWhole = !isNarrow(columns);
    const { width } = columns;
    return (index) => {
      const at = index * NUMBERS_PER_ITEM;
      const span = numbers[at + 2]!;
      const image = numbers[at]! * (span > 1 ? itemWidth(columns, span) : width);
      return (isWhole ? Math.round(image) : image) + numbers[at + 1]! * rootScale;
    };
  };
  const updateHeights = (last: GridLayout) =>
    replace(updateLayout(last, heightsIn(input.columns, input.rootScale)));

  /** Pins with the same id at the same index keep their columns. From the first other pin on, all are placed again. */
  const change = (before: readonly Pin[], pins: readonly Pin[]) => {
    let kept = 0;
    while (kept < known && before[kept] === pins[kept]) kept++;
    if (kept === known) return;
    for (; kept < known && before[kept]!.id === pins[kept]?.id; kept++) {
      if (before[kept] === pins[kept]) continue;
      const span = spanAt(kept);
      measure(kept);
      if (spanAt(kept) !== span) break;
    }
    known = kept;
    updateHeights(cutLayout(layout, kept));
  };

  return {
    set(next) {
      const last = input as GridInput | undefined;
      const { columns, pins } = next;
      input = next;
      if (last?.itemSize !== next.itemSize) known = 0;
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
      const { columns, pins, rootScale } = input;
      const heightAt = heightsIn(columns, rootScale);
      const total = pins.length;
      for (;;) {
        const rest = line - Math.min(...layout.bottoms);
        if (layout.count >= total || (layout.count > index && rest <= 0)) break;
        // A far jump is one step: as many items as reach the line if they are as high as those before.
        const expected = Math.ceil((rest * layout.count) / layout.height) || 0;
        const step = Math.max(STEP_ITEMS, index + 1 - layout.count, expected);
        const count = Math.min(total, layout.count + step);
        const like =
          layout.count < FIRST_SCREEN_ITEMS
            ? firstScreen(columns, total, heightsIn, spanAt)
            : undefined;
        layout = extendLayout(layout, count, { heightAt, spanAt, total, like });
      }
      return layout;
    },
    version: () => version,
    setFooters(heights) {
      let isChanged = false;
      measured ??= new Map();
      for (const [index, height] of heights) {
        const footer = height / input.rootScale;
        const last = numbers[index * NUMBERS_PER_ITEM + 1]!;
        const isSame = Math.abs(footer - last) < FOOTER_SLACK_PX;
        measured.set(input.pins[index]!.id, isSame ? last : footer);
        if (!isSame) measure(index);
        isChanged ||= !isSame;
      }
      if (isChanged) updateHeights(layout);
      return isChanged;
    },
  };
}
