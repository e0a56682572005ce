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

/** Number of items placed at a time. */
const STEP_ITEMS = 32;

/** Ratio, footer and span. Typed arrays keep the sizes of 100,000 items out of the JavaScript heap. */
const NUMBERS_PER_ITEM = 3;

/** A smaller difference from the expected height of a footer is ignored, in pixels. */
const FOOTER_SLACK_PX = 0.5;

/** Caches the layout of a grid: only new items are placed, and only as far down as the viewer looks. */
export class GridModel {
  #input!: GridInput;
  #layout!: GridLayout;
  #version = 0;
  #numbers = new Float64Array(0);
  /** Number of items whose size is known. */
  #known = 0;
  // By id, as the keys of cards: a new object of the same pin keeps its card, whose footer is not observed again.
  // Without measured footers no id is looked up, which would cost as much as placing an item.
  #measured: Map<string, number> | undefined;

  /** Changes whenever a placed item may have moved. */
  get version(): number {
    return this.#version;
  }

  /** Sets the input. Items that did not change keep their positions. */
  set(next: GridInput): void {
    const last = this.#input as GridInput | undefined;
    const { columns, itemSize, pins, rootScale } = next;
    this.#input = next;
    if (last?.itemSize !== itemSize) this.#known = 0;
    else if (last.pins !== pins) this.#keepUnchanged(last.pins);
    if (
      this.#known === 0 ||
      last?.rootScale !== rootScale ||
      last.columns.count !== columns.count ||
      last.columns.width !== columns.width ||
      last.columns.orderTolerance !== columns.orderTolerance
    ) {
      this.#replace(emptyLayout(columns));
    }
  }

  /** The layout at least down to a line, in pixels, and to an item. */
  reach(line = 0, index = -1): GridLayout {
    const { columns, pins, rootScale } = this.#input;
    const heightAt = this.#heightsIn(columns, rootScale);
    const total = pins.length;
    let layout = this.#layout;
    for (;;) {
      const rest = line - Math.min(...layout.bottoms);
      if (layout.count >= total || (layout.count > index && rest <= 0)) break;
      // A far jump is one step: as many items as reach the line if they are as high as those before.
      const expected = Math.ceil((rest * layout.count) / layout.height) || 0;
      const step = Math.max(STEP_ITEMS, index + 1 - layout.count, expected);
      const count = Math.min(total, layout.count + step);
      const like =
        layout.count < FIRST_SCREEN_ITEMS
          ? firstScreen(columns, total, this.#heightsIn, this.#spanAt)
          : undefined;
      layout = extendLayout(layout, count, { heightAt, spanAt: this.#spanAt, total, like });
    }
    this.#layout = layout;
    return layout;
  }

  /** Sets the measured heights of footers, in pixels. Returns true when one changed. */
  setFooters(heights: FooterHeights): boolean {
    let isChanged = false;
    this.#measured ??= new Map();
    for (const [index, height] of heights) {
      const footer = height / this.#input.rootScale;
      const last = this.#numbers[index * NUMBERS_PER_ITEM + 1]!;
      const isSame = Math.abs(footer - last) < FOOTER_SLACK_PX;
      this.#measured.set(this.#input.pins[index]!.id, isSame ? last : footer);
      if (!isSame) this.#measure(index);
      isChanged ||= !isSame;
    }
    if (isChanged) this.#updateHeights(this.#layout);
    return isChanged;
  }

  /** Pins with the same id at the same index keep their columns. From the first other pin on, all are placed again. */
  #keepUnchanged(before: readonly Pin[]): void {
    const { pins } = this.#input;
    const known = this.#known;
    let kept = 0;
    while (kept < known && before[kept] === pins[kept]) kept++;
    if (kept === known) return;
    for (; kept < known && before[kept]!.id === pins[kept]?.id; kept++) {
      if (before[kept] === pins[kept]) continue;
      const span = this.#spanAt(kept);
      this.#measure(kept);
      if (this.#spanAt(kept) !== span) break;
    }
    this.#known = kept;
    this.#updateHeights(cutLayout(this.#layout, kept));
  }

  #replace(next: GridLayout): void {
    this.#version++;
    this.#layout = next;
  }

  #updateHeights(last: GridLayout): void {
    const { columns, rootScale } = this.#input;
    this.#replace(updateLayout(last, this.#heightsIn(columns, rootScale)));
  }

  #measure(index: number): void {
    const { pins, itemSize } = this.#input;
    const at = index * NUMBERS_PER_ITEM;
    if (at >= this.#numbers.length) {
      const longer = new Float64Array(Math.max(2 * at, NUMBERS_PER_ITEM * pins.length));
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    const pin = pins[index]!;
    const { ratio, footer, span = 1 } = itemSize(pin);
    this.#numbers[at] = ratio;
    this.#numbers[at + 1] = this.#measured?.get(pin.id) ?? footer;
    this.#numbers[at + 2] = span;
  }

  // A layout requests the span of an item first, in the order of the items.
  readonly #spanAt = (index: number): number => {
    if (index === this.#known) this.#measure(this.#known++);
    return this.#numbers[index * NUMBERS_PER_ITEM + 2]!;
  };

  // The same function for the first screen, without objects and nearly without calls: browsers then compile it into the
  // loop that a jump to the far end places all items with.
  readonly #heightsIn: HeightsIn = (columns, rootScale) => {
    const isWhole = !isNarrow(columns);
    const { width } = columns;
    return (index) => {
      const at = index * NUMBERS_PER_ITEM;
      const span = this.#numbers[at + 2]!;
      const image = this.#numbers[at]! * (span > 1 ? itemWidth(columns, span) : width);
      return (isWhole ? Math.round(image) : image) + this.#numbers[at + 1]! * rootScale;
    };
  };
}
