/** The height of the item at an index, in pixels. */
export type HeightAt = (index: number) => number;

/** The column that an item must stand in, or `undefined` for the shortest. */
export type ColumnAt = (index: number) => number | undefined;

/** What a layout is made for: how many columns, and the space between two items of one column. */
export interface LayoutFrame {
  readonly count: number;
  readonly gap: number;
}

/** The typed arrays that a layout and those that extend it share. `used` items of them are taken. */
interface Store {
  used: number;
  readonly tops: Float64Array;
  readonly heights: Float64Array;
  readonly columns: Uint8Array;
}

/**
 * Where `count` items lie: `tops` and `heights` in pixels, `columns` counted from 0. The arrays may be longer than
 * `count`; what lies beyond belongs to somebody else. A layout never changes.
 */
export interface GridLayout extends Omit<Readonly<Store>, 'used'> {
  readonly frame: LayoutFrame;
  readonly count: number;
  /** Where the next item of each column would start. */
  readonly bottoms: Float64Array;
  /** The tallest item. */
  readonly maxHeight: number;
  /** From the first item's top to the lowest item's end. */
  readonly height: number;
  /** From this item on no top lies above the one before. Items that were told their column may break that. */
  readonly sortedFrom: number;
}

const stores = new WeakMap<Float64Array, Store>();
const FIRST_CAPACITY = 64;

function createStore(capacity: number): Store {
  const store = {
    used: 0,
    tops: new Float64Array(capacity),
    heights: new Float64Array(capacity),
    columns: new Uint8Array(capacity),
  };
  stores.set(store.tops, store);
  return store;
}

function copyStore(from: GridLayout, kept: number, capacity: number): Store {
  const store = createStore(capacity);
  store.tops.set(from.tops.subarray(0, kept));
  store.heights.set(from.heights.subarray(0, kept));
  store.columns.set(from.columns.subarray(0, kept));
  return store;
}

/** An empty layout, whose columns start at `bottoms`: 0 when left out. */
export function emptyLayout(frame: LayoutFrame, bottoms?: Float64Array): GridLayout {
  const { tops, heights, columns } = createStore(FIRST_CAPACITY);
  return {
    frame,
    tops,
    heights,
    columns,
    count: 0,
    bottoms: bottoms ?? new Float64Array(frame.count),
    maxHeight: 0,
    height: 0,
    sortedFrom: 0,
  };
}

function shortestColumn(bottoms: Float64Array): number {
  let shortest = 0;
  for (let column = 1; column < bottoms.length; column++) {
    if ((bottoms[column] ?? 0) < (bottoms[shortest] ?? 0)) shortest = column;
  }
  return shortest;
}

/**
 * Places every item from `layout.count` up to `count` in the column that is shortest, the first of several. The items
 * that are already placed keep their numbers to the bit, and placing n items costs n × columns, whatever lies before.
 */
export function extendLayout(
  layout: GridLayout,
  count: number,
  heightAt: HeightAt,
  columnAt?: ColumnAt,
): GridLayout {
  if (count <= layout.count) return layout;
  const { frame } = layout;
  const shared = stores.get(layout.tops);
  const store =
    shared?.used === layout.count && shared.tops.length >= count
      ? shared
      : copyStore(layout, layout.count, Math.max(FIRST_CAPACITY, count * 2));
  const { tops, heights, columns } = store;
  const bottoms = layout.bottoms.slice();
  let { maxHeight, height, sortedFrom } = layout;

  for (let index = layout.count; index < count; index++) {
    const told = columnAt?.(index);
    if (told !== undefined) sortedFrom = index + 1;
    const column = told ?? shortestColumn(bottoms);
    const top = bottoms[column] ?? 0;
    const itemHeight = heightAt(index);
    tops[index] = top;
    heights[index] = itemHeight;
    columns[index] = column;
    bottoms[column] = top + itemHeight + frame.gap;
    maxHeight = Math.max(maxHeight, itemHeight);
    height = Math.max(height, top + itemHeight);
  }
  store.used = count;
  return { frame, tops, heights, columns, count, bottoms, maxHeight, height, sortedFrom };
}

/** The layout of the first `kept` items alone. What is placed after it anew leaves `layout` as it was. */
export function cutLayout(layout: GridLayout, kept: number): GridLayout {
  if (kept >= layout.count) return layout;
  const { frame } = layout;
  const store = copyStore(layout, kept, Math.max(FIRST_CAPACITY, layout.count));
  store.used = kept;
  const { tops, heights, columns } = store;
  const bottoms = new Float64Array(frame.count);
  let maxHeight = 0;
  let height = 0;
  for (let index = 0; index < kept; index++) {
    const itemHeight = heights[index] ?? 0;
    const end = (tops[index] ?? 0) + itemHeight;
    bottoms[columns[index] ?? 0] = end + frame.gap;
    maxHeight = Math.max(maxHeight, itemHeight);
    height = Math.max(height, end);
  }
  const sortedFrom = Math.min(layout.sortedFrom, kept);
  return { frame, tops, heights, columns, count: kept, bottoms, maxHeight, height, sortedFrom };
}

/** A run of items: from `start` up to, but not with, `end`. */
export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The smallest run that holds every item of which something lies between `top` and `bottom`. Each item goes to the
 * shortest column, so tops never fall from one item to the next, and a binary search finds the ends: O(log n + run).
 */
export function itemsBetween(layout: GridLayout, top: number, bottom: number): ItemRange {
  const { tops, heights, sortedFrom, maxHeight } = layout;
  const endsBelowTop = (index: number) => (tops[index] ?? 0) + (heights[index] ?? 0) > top;
  const startsAboveBottom = (index: number) => (tops[index] ?? 0) < bottom;

  let end = firstTopAt(layout, bottom);
  if (end === sortedFrom) while (end > 0 && !startsAboveBottom(end - 1)) end--;
  let start = firstTopAt(layout, top - (sortedFrom === 0 ? maxHeight : 2 * maxHeight));
  if (start === sortedFrom) start = 0;
  while (start < end && !endsBelowTop(start)) start++;
  while (start < end && !endsBelowTop(end - 1)) end--;
  return { start, end };
}

/** The first item, of those whose tops are in order, whose top is at `line` or below it. */
function firstTopAt({ tops, count, sortedFrom }: GridLayout, line: number): number {
  let low = sortedFrom;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tops[middle] ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
