import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutLayout,
  emptyLayout,
  extendLayout,
  type GridLayout,
  itemsBetween,
  type LayoutFrame,
  updateLayout,
} from './layout.js';

interface Item {
  readonly height: number;
  readonly span: number;
}

const heightIn = fc.integer({ min: 0, max: 600 });
const singlesIn = fc.array(fc.record({ height: heightIn, span: fc.constant(1) }), {
  maxLength: 200,
});
const itemsIn = fc.array(
  fc.record({ height: heightIn, span: fc.constantFrom(1, 1, 1, 1, 2, 3, 20) }),
  { maxLength: 200 },
);
const frameIn = fc.record({
  count: fc.integer({ min: 1, max: 16 }),
  gap: fc.constantFrom(8, 16),
  orderTolerance: fc.constantFrom(0, 0, 16, 64),
});

const singles = (...heights: readonly number[]): readonly Item[] =>
  heights.map((height) => ({ height, span: 1 }));

function grow(layout: GridLayout, items: readonly Item[], count = items.length): GridLayout {
  return extendLayout(layout, count, {
    heightAt: (index) => items[index]!.height,
    spanAt: (index) => items[index]!.span,
    total: items.length,
  });
}

const place = (frame: LayoutFrame, items: readonly Item[]) => grow(emptyLayout(frame), items);

function bytes({ tops, heights, columns, spans }: GridLayout, count: number): string {
  return [tops, heights, columns, spans].map((array) => array.slice(0, count).join()).join('|');
}

/** The items of each column from top to bottom, as [top, bottom]. */
function stacks(layout: GridLayout): readonly (readonly (readonly [number, number])[])[] {
  const columns = Array.from(
    { length: layout.frame.count },
    (): (readonly [number, number])[] => [],
  );
  for (let index = 0; index < layout.count; index++) {
    const top = layout.tops[index]!;
    const first = layout.columns[index]!;
    for (let at = first; at < first + layout.spans[index]!; at++) {
      columns[at]!.push([top, top + layout.heights[index]!]);
    }
  }
  return columns.map((stack) =>
    stack.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]),
  );
}

/** The smallest gap between two items of a column, in pixels. */
const leastGap = (layout: GridLayout) =>
  Math.min(
    ...stacks(layout).flatMap((stack) => stack.slice(1).map(([top], at) => top - stack[at]![1])),
  );

describe('a layout', () => {
  it('fills the first row from the start, then the shortest column', () => {
    const layout = place({ count: 3, gap: 16 }, singles(100, 50, 80, 30, 10));
    expect(Array.from(layout.columns.slice(0, 5))).toEqual([0, 1, 2, 1, 2]);
    expect(Array.from(layout.tops.slice(0, 5))).toEqual([0, 0, 0, 66, 96]);
    expect(layout.height).toBe(106);
    expect([...layout.bottoms]).toEqual([116, 112, 122]);
  });

  it('keeps items apart by the gap', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, (frame, items) => {
        expect(leastGap(place(frame, items))).toBeGreaterThanOrEqual(frame.gap);
      }),
    );
  });

  it('leaves no hole in a column without spanning items', () => {
    fc.assert(
      fc.property(frameIn, singlesIn, (frame, items) => {
        for (const stack of stacks(place(frame, items))) {
          const ends = stack.map(([, end]) => end + frame.gap);
          expect(stack.map(([top]) => top)).toEqual([0, ...ends].slice(0, stack.length));
        }
      }),
    );
  });

  it('places an item in the first column that is longer than the shortest by at most the tolerance', () => {
    fc.assert(
      fc.property(frameIn, singlesIn, (frame, items) => {
        const { tops, columns } = place(frame, items);
        const next = Array.from({ length: frame.count }, () => 0);
        items.forEach(({ height }, index) => {
          const lowest = Math.min(...next) + frame.orderTolerance;
          const column = next.findIndex((top) => top <= lowest);
          expect(columns[index]).toBe(column);
          expect(tops[index]).toBe(next[column]);
          next[column]! += height + frame.gap;
        });
      }),
    );
  });

  it('keeps the order of reading where columns differ by little', () => {
    const items = singles(112, 100, 90, 50);
    const columnsWith = (orderTolerance: number) =>
      Array.from(place({ count: 3, gap: 16, orderTolerance }, items).columns.slice(0, 4));
    expect(columnsWith(0)).toEqual([0, 1, 2, 2]);
    expect(columnsWith(16)).toEqual([0, 1, 2, 1]);
    expect(columnsWith(32)).toEqual([0, 1, 2, 0]);
  });

  it('is deterministic', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, (frame, items) => {
        const count = items.length;
        expect(bytes(place(frame, items), count)).toBe(bytes(place(frame, items), count));
      }),
    );
  });

  it('keeps existing positions byte-identical when items are appended', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, itemsIn, (frame, items, more) => {
        const first = place(frame, items);
        const before = bytes(first, first.count);
        const grown = grow(first, [...items, ...more]);
        expect(bytes(grown, items.length)).toBe(before);
        expect(bytes(first, first.count)).toBe(before);
        expect(leastGap(grown)).toBeGreaterThanOrEqual(frame.gap);
      }),
    );
  });

  it('does not depend on how many items are appended at a time', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, fc.nat(), (frame, items, cut) => {
        const kept = items.length === 0 ? 0 : cut % items.length;
        const grown = grow(grow(emptyLayout(frame), items, kept), items);
        expect(bytes(grown, items.length)).toBe(bytes(place(frame, items), items.length));
        expect([...grown.bottoms]).toEqual([...place(frame, items).bottoms]);
      }),
    );
  });

  it('requests the heights of new items only', () => {
    const first = place({ count: 4, gap: 16 }, singles(10, 20, 30, 40));
    const requested: number[] = [];
    extendLayout(first, 7, { heightAt: (index) => requested.push(index) });
    expect(requested).toEqual([4, 5, 6]);
  });

  it('can grow into two layouts that do not affect each other', () => {
    const first = place({ count: 2, gap: 8 }, singles(10, 20));
    const one = extendLayout(first, 4, { heightAt: () => 100 });
    const before = bytes(one, 4);
    const other = extendLayout(first, 4, { heightAt: () => 7 });
    expect(bytes(one, 4)).toBe(before);
    expect(bytes(other, 4)).toBe(bytes(place({ count: 2, gap: 8 }, singles(10, 20, 7, 7)), 4));
  });

  it('can start below other content', () => {
    const layout = extendLayout(
      emptyLayout({ count: 2, gap: 8 }, new Float64Array([300, 250])),
      2,
      { heightAt: () => 10 },
    );
    expect(Array.from(layout.tops.slice(0, 2))).toEqual([250, 268]);
  });
});

describe('a spanning item', () => {
  it('spans at most all columns, and is placed where it starts highest', () => {
    const items = [...singles(200, 50, 60, 70), { height: 100, span: 2 }, { height: 10, span: 9 }];
    const layout = place({ count: 4, gap: 10 }, items);
    // The second and third column end at 60 and 70: a hole of 10 px is accepted.
    expect(layout.columns[4]).toBe(1);
    expect(layout.tops[4]).toBe(70);
    expect(layout.spans[5]).toBe(4);
    expect(layout.tops[5]).toBe(210);
  });

  it('is placed after up to five later items that fill the hole above it', () => {
    const wide = { height: 100, span: 2 };
    // Two columns, one 400 px longer: later items fill the hole.
    const layout = place({ count: 2, gap: 10 }, [...singles(400), wide, ...singles(200, 170, 50)]);
    expect(Array.from(layout.tops.slice(0, 5))).toEqual([0, 410, 0, 210, 520]);
    expect(layout.lookaheads[1]).toBe(2);
    const low = place({ count: 2, gap: 10 }, [
      ...singles(900),
      wide,
      ...singles(...Array(9).fill(20)),
    ]);
    expect(low.lookaheads[1]).toBe(5);
  });

  it('has a hole of at most 96 px above it where it is placed, unless nothing is left to fill it', () => {
    // Low ones, of which five leave some holes.
    const lowIn = fc.record({
      height: fc.integer({ min: 0, max: 150 }),
      span: fc.constantFrom(1, 1, 1, 1, 1, 1, 2, 3),
    });
    const manyLowIn = fc.array(lowIn, { minLength: 50, maxLength: 200 });
    fc.assert(
      fc.property(frameIn, manyLowIn, (frame, items) => {
        const layout = place(frame, items);
        const { tops, columns, spans, lookaheads } = layout;
        items.forEach((_, wide) => {
          const next = wide + lookaheads[wide]! + 1;
          const isLeft = next - wide <= 5 && next < items.length && items[next]!.span === 1;
          if (spans[wide] === 1 || !isLeft) return;
          const before = items
            .map((_item, index) => index)
            .filter((at) => at < next && at !== wide);
          let hole = 0;
          for (let column = columns[wide]!; column < columns[wide]! + spans[wide]!; column++) {
            const ends = before
              .filter((at) => columns[at]! <= column && column < columns[at]! + spans[at]!)
              .map((at) => tops[at]! + items[at]!.height + frame.gap);
            hole += tops[wide]! - Math.max(0, ...ends);
          }
          expect(hole).toBeLessThanOrEqual(96);
        });
      }),
    );
  });

  it('is placed after five later items at most', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, (frame, items) => {
        const { lookaheads } = place(frame, items);
        expect(Math.max(0, ...lookaheads)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('cutLayout', () => {
  it('keeps the positions of the first items, and grows without changing the other layout', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, fc.nat(), (frame, items, cut) => {
        const kept = cut % (items.length + 1);
        const whole = place(frame, items);
        const before = bytes(whole, whole.count);
        const shortened = cutLayout(whole, kept);
        expect(kept - shortened.count).toBeLessThanOrEqual(6);
        expect(bytes(shortened, shortened.count)).toBe(bytes(whole, shortened.count));
        const regrown = grow(shortened, items);
        expect(bytes(regrown, items.length)).toBe(before);
        extendLayout(shortened, items.length + 1, { heightAt: () => 999 });
        expect(bytes(whole, whole.count)).toBe(before);
      }),
    );
  });
});

describe('updateLayout', () => {
  it('moves the items below a changed one in its column, and no others', () => {
    fc.assert(
      fc.property(frameIn, singlesIn, fc.nat(), heightIn, (frame, items, at, height) => {
        fc.pre(items.length > 0);
        const changed = at % items.length;
        const before = place(frame, items);
        const after = updateLayout(before, (index) =>
          index === changed ? height : items[index]!.height,
        );
        const column = before.columns[changed]!;
        const step = height - items[changed]!.height;
        items.forEach((_, index) => {
          const isBelow = index > changed && before.columns[index] === column;
          expect(after.columns[index]).toBe(before.columns[index]);
          expect(after.tops[index]).toBe(before.tops[index]! + (isBelow ? step : 0));
        });
      }),
    );
  });

  it('moves the columns that a spanning item connects, without overlaps', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, fc.nat(), heightIn, (frame, items, at, height) => {
        fc.pre(items.length > 0);
        const changed = at % items.length;
        const before = place(frame, items);
        const after = updateLayout(before, (index) =>
          index === changed ? height : items[index]!.height,
        );
        const above = items
          .map((_, index) => index)
          .filter((index) => before.tops[index]! < before.tops[changed]!);
        expect(above.map((index) => after.tops[index])).toEqual(
          above.map((index) => before.tops[index]),
        );
        expect(leastGap(after)).toBeGreaterThanOrEqual(frame.gap);
        const same = updateLayout(before, (index) => items[index]!.height);
        expect(bytes(same, items.length)).toBe(bytes(before, items.length));
      }),
    );
  });
});

describe('itemsBetween', () => {
  const viewIn = fc.record({
    top: fc.integer({ min: -500, max: 5000 }),
    size: fc.integer({ min: 1, max: 1500 }),
  });

  function seen(layout: GridLayout, top: number, bottom: number): readonly number[] {
    return Array.from({ length: layout.count }, (_, index) => index).filter(
      (index) => layout.tops[index]! < bottom && layout.tops[index]! + layout.heights[index]! > top,
    );
  }

  it('returns the smallest range with every visible item', () => {
    fc.assert(
      fc.property(frameIn, itemsIn, viewIn, fc.nat(), (frame, items, { top, size }, at) => {
        const placed = place(frame, items);
        // A much taller item makes tops out of order.
        const tall = updateLayout(placed, (index) =>
          index === at % items.length ? 2000 : items[index]!.height,
        );
        for (const layout of [placed, tall]) {
          const all = seen(layout, top, top + size);
          const { start, end } = itemsBetween(layout, top, top + size);
          expect(start < end ? [start, end - 1] : []).toEqual(
            all.length > 0 ? [all[0], all.at(-1)] : [],
          );
        }
      }),
    );
  });

  it('returns the same range at any number of items', () => {
    const many = extendLayout(emptyLayout({ count: 5, gap: 16 }), 100_000, {
      heightAt: (index) => 200 + (index % 7) * 40,
    });
    const { start, end } = itemsBetween(many, 1_000_000, 1_001_000);
    expect(end - start).toBeLessThan(40);
  });
});
