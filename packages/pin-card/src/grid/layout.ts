/** A number for the item at an index: its height in pixels, or how many columns it covers. */
export type NumberAt = (index: number) => number;

/** What a layout is made for: how many columns, and the space between two items of one column, in pixels. */
export interface LayoutFrame {
  readonly count: number;
  readonly gap: number;
}

/** What items are placed by. */
export interface LayoutItems {
  /** The height of the item at an index, in pixels. */
  readonly heightAt: NumberAt;
  /** How many columns the item at an index covers; left out: one. */
  readonly spanAt?: NumberAt | undefined;
  /** The first items, as many as its arrays are long, go to its columns and take their turns as they did there. */
  readonly like?: Pick<GridLayout, 'columns' | 'aheads'> | undefined;
  /** How many items there are: a look-ahead may take any of them. Left out: those that are to be placed. */
  readonly total?: number | undefined;
}

/**
 * Where `count` items lie. The arrays may be longer than `count`; what lies beyond belongs to somebody else. A layout
 * never changes: what is placed after it makes another layout, which may share the arrays.
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
  /** How many columns each item covers. */
  readonly spans: Uint8Array;
  /** How many of the items after it were placed before a spanning item. */
  readonly aheads: Uint8Array;
  /** Where the next item of each column would start. */
  readonly bottoms: Float64Array;
  /** From the first item's top to the lowest item's end. */
  readonly height: number;
  /** So far at most does an item or one before it reach below its top: keeps the search for an item short. */
  readonly spread: number;
  /** How many places of the arrays are taken, by this layout or one that shares them. */
  readonly taken: { count: number };
}

/** So many items at most are placed before a spanning item that would leave a hole. */
const LOOK_AHEAD_ITEMS = 5;

/** The hole above a spanning item that is accepted, in pixels, summed over the columns that it covers. */
const ACCEPTED_HOLE_PX = 96;

const FIRST_CAPACITY = 64;

/** An empty layout, whose columns start at `bottoms`: 0 when left out. */
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
    aheads: nothing,
    bottoms,
    height: 0,
    spread: 0,
    taken: { count: 0 },
  };
}

/** The same layout in arrays of its own, with room for as many again. */
function withRoom(layout: GridLayout, needed: number): GridLayout {
  const longer = <Numbers extends Float64Array | Uint8Array>(from: Numbers) => {
    const Kind = from.constructor as new (length: number) => Numbers;
    const to = new Kind(Math.max(FIRST_CAPACITY, needed * 2));
    to.set(from.subarray(0, layout.count));
    return to;
  };
  return {
    ...layout,
    tops: longer(layout.tops),
    heights: longer(layout.heights),
    columns: longer(layout.columns),
    spans: longer(layout.spans),
    aheads: longer(layout.aheads),
    taken: { count: 0 },
  };
}

/**
 * Places items from `layout.count` up to `count`, each in the column that is shortest, the first of several. The items
 * that are already placed keep their numbers to the bit, and placing n items costs n × columns, whatever lies before.
 *
 * An item that covers several columns goes where it starts highest. While that leaves a hole above it, up to
 * {@link LOOK_AHEAD_ITEMS} of the items after it are placed first, so a few more than `count` may be.
 */
export function extendLayout(layout: GridLayout, count: number, items: LayoutItems): GridLayout {
  if (count <= layout.count) return layout;
  const { heightAt, spanAt = () => 1, like, total = count } = items;
  const { frame, taken } = layout;
  const needed = count + LOOK_AHEAD_ITEMS;
  const isOurs = taken.count === layout.count && layout.tops.length >= needed;
  const store = isOurs ? layout : withRoom(layout, needed);
  const { tops, heights, columns, spans, aheads } = store;
  const bottoms = layout.bottoms.slice();
  let { height, spread } = layout;
  let next = layout.count;

  /** Where an item would start that covers `span` columns from `column` on. */
  const topAt = (column: number, span: number) => {
    let top = 0;
    for (let at = column; at < column + span; at++) top = Math.max(top, bottoms[at]!);
    return top;
  };
  const shortest = (span: number) => {
    let column = 0;
    let least = topAt(0, span);
    for (let at = 1; at + span <= frame.count; at++) {
      const top = topAt(at, span);
      if (top < least) [column, least] = [at, top];
    }
    return column;
  };
  const put = (index: number, span: number, ahead: number) => {
    const column = like?.columns[index] ?? shortest(span);
    const top = topAt(column, span);
    const itemHeight = heightAt(index);
    tops[index] = top;
    heights[index] = itemHeight;
    columns[index] = column;
    spans[index] = span;
    aheads[index] = ahead;
    bottoms.fill(top + itemHeight + frame.gap, column, column + span);
  };
  const spanOf = (index: number) => Math.min(frame.count, spanAt(index));
  /** Whether the next item fits into the hole that a spanning item would leave above itself. */
  const leavesHole = (span: number) => {
    const column = shortest(span);
    let hole = topAt(column, span) * span;
    for (let at = column; at < column + span; at++) hole -= bottoms[at]!;
    return hole > ACCEPTED_HOLE_PX && next < total && spanOf(next) < 2;
  };

  while (next < count) {
    const index = next++;
    const span = spanOf(index);
    const told = like?.aheads[index];
    const last = span > 1 ? index + (told ?? LOOK_AHEAD_ITEMS) : index;
    while (next <= last && (told ?? leavesHole(span))) put(next++, 1, 0);
    put(index, span, next - index - 1);
  }
  for (let index = layout.count; index < next; index++) {
    height = Math.max(height, tops[index]! + heights[index]!);
    spread = Math.max(spread, height - tops[index]!);
  }
  store.taken.count = next;
  return { ...store, count: next, bottoms, height, spread };
}

/**
 * The layout of the first `kept` items alone, or of a few less where a spanning item took its turn with one that goes.
 * What is placed after it anew leaves `layout` as it was.
 */
export function cutLayout(layout: GridLayout, kept: number): GridLayout {
  if (kept >= layout.count) return layout;
  let count = kept;
  for (let index = Math.max(0, kept - LOOK_AHEAD_ITEMS); index < count; index++) {
    if (index + layout.aheads[index]! >= kept) count = index;
  }
  return placedAgain(layout, count, (index) => layout.heights[index]!);
}

/** The same items with other heights: each keeps its column, so only what stands below a changed one moves. */
export function updateLayout(layout: GridLayout, heightAt: NumberAt): GridLayout {
  return placedAgain(layout, layout.count, heightAt);
}

function placedAgain(like: GridLayout, count: number, heightAt: NumberAt): GridLayout {
  const spanAt = (index: number) => like.spans[index]!;
  return extendLayout(emptyLayout(like.frame), count, { heightAt, spanAt, like });
}

/** A run of items: from `start` up to, but not with, `end`. */
export interface ItemRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The smallest run that holds every item of which something lies between `top` and `bottom`. No top is further out of
 * order than `layout.spread`, so a binary search finds the ends: O(log n + run).
 */
export function itemsBetween(layout: GridLayout, top: number, bottom: number): ItemRange {
  const { tops, heights, count, spread } = layout;
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
  let start = firstAt(top - spread);
  let end = firstAt(bottom + spread);
  while (start < end && !isBetween(start)) start++;
  while (start < end && !isBetween(end - 1)) end--;
  return { start, end };
}
