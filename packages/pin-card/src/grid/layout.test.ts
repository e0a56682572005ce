import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cutLayout,
  emptyLayout,
  extendLayout,
  type GridLayout,
  itemsBetween,
  type LayoutFrame,
} from './layout.js';

const heightsIn = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 200 });
const frameIn = fc.record({ count: fc.integer({ min: 1, max: 16 }), gap: fc.constantFrom(8, 16) });

function place(frame: LayoutFrame, heights: readonly number[]): GridLayout {
  return extendLayout(emptyLayout(frame), heights.length, (index) => heights[index] ?? 0);
}

function bytes({ tops, heights, columns, count }: GridLayout): string {
  return [tops, heights, columns].map((array) => array.slice(0, count).join()).join('|');
}

describe('a layout', () => {
  it('fills the first row from the start, then the shortest column', () => {
    const layout = place({ count: 3, gap: 16 }, [100, 50, 80, 30, 10]);
    expect(Array.from(layout.columns.slice(0, 5))).toEqual([0, 1, 2, 1, 2]);
    expect(Array.from(layout.tops.slice(0, 5))).toEqual([0, 0, 0, 66, 96]);
    expect(layout.height).toBe(106);
    expect([...layout.bottoms]).toEqual([116, 112, 122]);
  });

  it('never lets two items overlap', () => {
    fc.assert(
      fc.property(frameIn, heightsIn, (frame, heights) => {
        const { tops, columns } = place(frame, heights);
        const ends = new Float64Array(frame.count).fill(-frame.gap);
        heights.forEach((height, index) => {
          const column = columns[index] ?? 0;
          const top = tops[index] ?? 0;
          expect(top).toBe((ends[column] ?? 0) + frame.gap);
          ends[column] = top + height;
        });
      }),
    );
  });

  it('takes the shortest column, the first of several', () => {
    fc.assert(
      fc.property(frameIn, heightsIn, (frame, heights) => {
        const { tops, columns } = place(frame, heights);
        const next = Array.from({ length: frame.count }, () => 0);
        heights.forEach((height, index) => {
          const shortest = Math.min(...next);
          expect(tops[index]).toBe(shortest);
          expect(columns[index]).toBe(next.indexOf(shortest));
          next[columns[index] ?? 0] = shortest + height + frame.gap;
        });
      }),
    );
  });

  it('is the same however often pins were added', () => {
    fc.assert(
      fc.property(frameIn, heightsIn, fc.nat(), (frame, heights, cut) => {
        const kept = heights.length === 0 ? 0 : cut % heights.length;
        const first = extendLayout(emptyLayout(frame), kept, (index) => heights[index] ?? 0);
        const before = bytes(first);
        const grown = extendLayout(first, heights.length, (index) => heights[index] ?? 0);
        expect(bytes(grown)).toBe(bytes(place(frame, heights)));
        expect([...grown.bottoms]).toEqual([...place(frame, heights).bottoms]);
        expect(bytes(first)).toBe(before);
      }),
    );
  });

  it('asks for the height of what is new alone', () => {
    const first = place({ count: 4, gap: 16 }, [10, 20, 30, 40]);
    const asked: number[] = [];
    extendLayout(first, 7, (index) => asked.push(index));
    expect(asked).toEqual([4, 5, 6]);
  });

  it('keeps what two layouts that grew from one hold', () => {
    const first = place({ count: 2, gap: 8 }, [10, 20]);
    const one = extendLayout(first, 4, () => 100);
    const before = bytes(one);
    const other = extendLayout(first, 4, () => 7);
    expect(bytes(one)).toBe(before);
    expect(bytes(other)).toBe(bytes(place({ count: 2, gap: 8 }, [10, 20, 7, 7])));
  });

  it('that is cut is the layout of what was kept', () => {
    fc.assert(
      fc.property(frameIn, heightsIn, fc.nat(), (frame, heights, cut) => {
        const kept = cut % (heights.length + 1);
        const whole = place(frame, heights);
        const before = bytes(whole);
        const shortened = cutLayout(whole, kept);
        const expected = place(frame, heights.slice(0, kept));
        expect(bytes(shortened)).toBe(bytes(expected));
        expect([...shortened.bottoms]).toEqual([...expected.bottoms]);
        expect(shortened.height).toBe(expected.height);
        extendLayout(shortened, heights.length + 1, () => 999);
        expect(bytes(whole)).toBe(before);
      }),
    );
  });

  it('puts items where they are told to stand', () => {
    const told = [1, 1, 0, undefined];
    const layout = extendLayout(
      emptyLayout({ count: 2, gap: 8 }),
      4,
      () => 100,
      (index) => told[index],
    );
    expect(Array.from(layout.columns.slice(0, 4))).toEqual([1, 1, 0, 0]);
    expect(Array.from(layout.tops.slice(0, 4))).toEqual([0, 108, 0, 108]);
    expect(layout.sortedFrom).toBe(3);
  });

  it('may start below something', () => {
    const layout = extendLayout(
      emptyLayout({ count: 2, gap: 8 }, new Float64Array([300, 250])),
      2,
      () => 10,
    );
    expect(Array.from(layout.tops.slice(0, 2))).toEqual([250, 268]);
  });
});

describe('itemsBetween', () => {
  const viewIn = fc.record({
    top: fc.integer({ min: -500, max: 5000 }),
    size: fc.integer({ min: 1, max: 1500 }),
  });

  function seen(layout: GridLayout, top: number, bottom: number): readonly number[] {
    return Array.from({ length: layout.count }, (_, index) => index).filter(
      (index) =>
        (layout.tops[index] ?? 0) < bottom &&
        (layout.tops[index] ?? 0) + (layout.heights[index] ?? 0) > top,
    );
  }

  it('is the smallest run that holds all that is seen', () => {
    const heightsAboveZero = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 200 });
    fc.assert(
      fc.property(frameIn, heightsAboveZero, viewIn, (frame, heights, { top, size }) => {
        const layout = place(frame, heights);
        const items = seen(layout, top, top + size);
        const { start, end } = itemsBetween(layout, top, top + size);
        expect(start < end ? [start, end - 1] : []).toEqual(
          items.length > 0 ? [items[0], items.at(-1)] : [],
        );
      }),
    );
  });

  it('finds what stands in a column that it was told', () => {
    const layout = extendLayout(
      emptyLayout({ count: 2, gap: 8 }),
      6,
      () => 100,
      (index) => (index < 4 ? [0, 0, 0, 1][index] : undefined),
    );
    // Column 0 holds items 0 to 2 down to 316 px, column 1 items 3 to 5.
    expect(itemsBetween(layout, 0, 50)).toEqual({ start: 0, end: 4 });
    expect(itemsBetween(layout, 205, 207)).toEqual({ start: 1, end: 5 });
    expect(itemsBetween(layout, 250, 260)).toEqual({ start: 2, end: 6 });
  });

  it('is the same run at any number of items', () => {
    const many = extendLayout(
      emptyLayout({ count: 5, gap: 16 }),
      100_000,
      (index) => 200 + (index % 7) * 40,
    );
    const { start, end } = itemsBetween(many, 1_000_000, 1_001_000);
    expect(end - start).toBeLessThan(40);
  });
});
