import { COLUMN_WIDTH_PX, columnCount, GUTTER_PX, MIN_COLUMNS } from '@tackboard/domain/tracking';

export { COLUMN_WIDTH_PX, GUTTER_PX, MAX_COLUMNS, MIN_COLUMNS } from '@tackboard/domain/tracking';

/** A container narrower than this has two columns that fill it. */
export const NARROW_BELOW_PX = 600;

/** The gap in a narrow container, in pixels. */
export const NARROW_GUTTER_PX = 8;

/** The columns of a container. Lengths are in CSS pixels. */
export interface GridColumns extends LayoutFrame {
  readonly width: number;
}

/** The smallest width with `count` columns of {@link COLUMN_WIDTH_PX}, in pixels. */
export function widthForColumns(count: number): number {
  return count * (COLUMN_WIDTH_PX + GUTTER_PX) - GUTTER_PX;
}

/**
 * The usual order tolerance, in pixels: a sixth of the pins that 0 leaves to the left of the pin before them, in a list that is 0.03 % higher
 * (see `bench/reading-order.bench.ts`).
 */
const ORDER_TOLERANCE_PX = 32;

/** The columns of a container: two that fill a narrow one, otherwise as many of 236 px as fit. */
export function gridColumns(
  containerWidth: number,
  orderTolerance: number = ORDER_TOLERANCE_PX,
): GridColumns {
  if (containerWidth < NARROW_BELOW_PX) {
    const width = Math.max(0, (containerWidth - NARROW_GUTTER_PX) / MIN_COLUMNS);
    return { count: MIN_COLUMNS, width, gap: NARROW_GUTTER_PX, orderTolerance };
  }
  const count = columnCount(containerWidth);
  return { count, width: COLUMN_WIDTH_PX, gap: GUTTER_PX, orderTolerance };
}

/** The offset of a column from the first one, in pixels. */
export function columnStart({ width, gap }: GridColumns, column: number): number {
  return column * (width + gap);
}

/** A number for the item at an index: its height in pixels, or the number of columns it spans. */
export type NumberAt = (index: number) => number;

/** The number of columns, and the gap between two items of a column, in pixels. */
export interface LayoutFrame {
  readonly count: number;
  readonly gap: number;
  /**
   * How much lower than in the shortest column an item may start, in pixels, to be in an earlier column, where it is read sooner.
   * @default 0
   */
  readonly orderTolerance?: number;
}

/** The input for placing items. */
export interface LayoutItems {
  /** The height of the item at an index, in pixels. */
  readonly heightAt: NumberAt;
  /** The number of columns that the item at an index spans. Default: 1. */
  readonly spanAt?: NumberAt | undefined;
  /** Another layout, whose columns and placing order its items keep. */
  readonly like?: Pick<GridLayout, 'columns' | 'lookaheads' | 'count'> | undefined;
  /** The number of all items, which the look-ahead may use. Default: those to place. */
  readonly total?: number | undefined;
}

/**
 * The positions of `count` items. The arrays may be longer than `count`: the rest belongs to other layouts. A layout never
 * changes: placing more items returns another layout, which may share the arrays.
 */
export interface GridLayout {
  readonly frame: LayoutFrame;
  readonly count: number;
  /** From the list's top, in pixels. */
  readonly tops: Float64Array;
  /** In pixels. */
  readonly heights: Float64Array;
  /** The first column of each item, counted from 0. */
  readonly columns: Uint8Array;
  /** The number of columns that each item spans. */
  readonly spans: Uint8Array;
  /** For each spanning item, how many of the items after it were placed before it. */
  readonly lookaheads: Uint8Array;
  /** The top of the next item in each column. */
  readonly bottoms: Float64Array;
  /** From the top of the first item to the bottom of the lowest. */
  readonly height: number;
  /** The furthest that an item, or one before it, reaches below its top. Bounds the search in {@link itemsBetween}. */
  readonly overhang: number;
  /** The used length of the arrays, by this layout or one that shares them. */
  readonly used: { count: number };
}

/** The most items that are placed before a spanning item to fill the hole above it. */
const LOOK_AHEAD_ITEMS = 5;

/** The accepted hole above a spanning item, in pixels, summed over its columns. */
const ACCEPTED_HOLE_PX = 96;

const FIRST_CAPACITY = 64;

/** An empty layout, whose columns start at `bottoms`, by default at 0. */
export function emptyLayout(
  frame: LayoutFrame,
  bottoms: Float64Array = new Float64Array(frame.count),
): GridLayout {
  const none = new Float64Array();
  const nothing = new Uint8Array();
  return {
    frame,
    count: 0,
    tops: none,
    heights: none,
    columns: nothing,
    spans: nothing,
    lookaheads: nothing,
    bottoms,
    height: 0,
    overhang: 0,
    used: { count: 0 },
  };
}

/** The same layout in arrays of its own, with room for half as many items more. */
function withRoom(layout: GridLayout, needed: number): GridLayout {
  const grow = <Numbers extends Float64Array | Uint8Array>(from: Numbers) => {
    const Kind = from.constructor as new (length: number) => Numbers;
    const to = new Kind(Math.max(FIRST_CAPACITY, needed * 1.5));
    to.set(from.subarray(0, layout.count));
    return to;
  };
  return {
    ...layout,
    tops: grow(layout.tops),
    heights: grow(layout.heights),
    columns: grow(layout.columns),
    spans: grow(layout.spans),
    lookaheads: grow(layout.lookaheads),
    used: { count: 0 },
  };
}

/** The column of an item with these tops: where it starts highest, or the first where it starts lower by at most the tolerance. */
function chooseColumn(starts: Float64Array, orderTolerance: number): number {
  let column = 0;
  for (let at = 1; at < starts.length; at++) if (starts[at]! < starts[column]!) column = at;
  const lowest = starts[column]! + orderTolerance;
  for (let at = 0; at < column; at++) if (starts[at]! <= lowest) return at;
  return column;
}

/**
 * Places the items from `layout.count` up to `count`, each where it starts highest, or in the first column where it starts lower by at most
 * `orderTolerance`. Placed items keep their positions exactly. Placing n items costs n × columns, however many there are already.
 *
 * While an item that spans several columns has a hole above it there, up to five of the items after it are placed first, so slightly
 * more than `count` items may be placed.
 */
export function extendLayout(layout: GridLayout, count: number, items: LayoutItems): GridLayout {
  if (count <= layout.count) return layout;
  const { heightAt, spanAt = () => 1, like, total = count } = items;
  const { frame, used } = layout;
  const needed = count + LOOK_AHEAD_ITEMS;
  const isOurs = used.count === layout.count && layout.tops.length >= needed;
  const store = isOurs ? layout : withRoom(layout, needed);
  const { tops, heights, columns, spans, lookaheads } = store;
  const bottoms = layout.bottoms.slice();
  let { height, overhang, count: next } = layout;
  const { count: columnCount, gap, orderTolerance = 0 } = frame;

  /** The top of an item in each column where it can start. */
  const startsOf = (span: number) =>
    bottoms
      .map((_, column) => Math.max(...bottoms.subarray(column, column + span)))
      .subarray(0, columnCount + 1 - span);
  /** Whether an item is placed before a spanning one, to fill the hole above it. */
  const isBefore = (index: number, wide: number) => {
    if (like && wide < like.count) return index - wide <= like.lookaheads[wide]!;
    if (index - wide > LOOK_AHEAD_ITEMS || index === total || spanAt(index) > 1) return false;
    const span = Math.min(columnCount, spanAt(wide));
    const starts = startsOf(span);
    const column = chooseColumn(starts, orderTolerance);
    const top = starts[column]!;
    const spanned = bottoms.subarray(column, column + span);
    return spanned.reduce((hole, bottom) => hole + top - bottom, 0) > ACCEPTED_HOLE_PX;
  };

  // A spanning item, while others are placed before it.
  let wide = -1;
  // One loop almost without calls: a jump to the far end places all items on the way.
  while (next < count || wide >= 0) {
    const index = wide < 0 || isBefore(next, wide) ? next++ : wide;
    const span = Math.min(columnCount, spanAt(index));
    if (span > 1 && wide < 0) {
      wide = index;
      continue;
    }
    if (index === wide) {
      lookaheads[index] = next - index - 1;
      wide = -1;
    }
    const starts = span > 1 ? startsOf(span) : bottoms;
    const column =
      like && index < like.count ? like.columns[index]! : chooseColumn(starts, orderTolerance);
    const top = starts[column]!;
    const itemHeight = heightAt(index);
    tops[index] = top;
    heights[index] = itemHeight;
    columns[index] = column;
    spans[index] = span;
    for (let at = column; at < column + span; at++) bottoms[at] = top + itemHeight + gap;
    height = Math.max(height, top + itemHeight);
    for (let at = index; at < next; at++) overhang = Math.max(overhang, height - tops[at]!);
  }
  store.used.count = next;
  return { ...store, count: next, bottoms, height, overhang };
}

/**
 * The layout of the first `kept` items, or of slightly fewer when an item after them was placed before a spanning one.
 * `layout` itself does not change.
 */
export function cutLayout(layout: GridLayout, kept: number): GridLayout {
  if (kept >= layout.count) return layout;
  let count = kept;
  for (let index = Math.max(0, kept - LOOK_AHEAD_ITEMS); index < count; index++) {
    if (index + layout.lookaheads[index]! >= kept) count = index;
  }
  return placeAgain(layout, count, (index) => layout.heights[index]!);
}

/** The same items with other heights. Each keeps its column, so only items below a changed one move. */
export function updateLayout(layout: GridLayout, heightAt: NumberAt): GridLayout {
  return placeAgain(layout, layout.count, heightAt);
}

function placeAgain(like: GridLayout, count: number, heightAt: NumberAt): GridLayout {
  const spanAt = (index: number) => like.spans[index]!;
  return extendLayout(emptyLayout(like.frame), count, { heightAt, spanAt, like });
}

/** A range of items, from `start` up to and without `end`. */
export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The smallest range with every item that overlaps `top` to `bottom`. Tops are out of order by `layout.overhang` at most, so
 * a binary search finds both ends in O(log n + range).
 */
export function itemsBetween(layout: GridLayout, top: number, bottom: number): ItemRange {
  const { tops, heights, count, overhang } = layout;
  const isBetween = (index: number) =>
    tops[index]! < bottom && tops[index]! + heights[index]! > top;
  const firstAt = (line: number) => {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (tops[middle]! < line) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let start = firstAt(top - overhang);
  let end = firstAt(bottom + overhang);
  while (start < end && !isBetween(start)) start++;
  while (start < end && !isBetween(end - 1)) end--;
  return { start, end };
}
