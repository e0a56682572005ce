import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturePriorities } from './picture-priorities.js';

const item = (ratio: number, span = 1) => ({ ratio, footer: 60, span });
const items = (count: number, ratio: number) => Array.from({ length: count }, () => item(ratio));

describe('the pictures of a first screen', () => {
  it('are fetched at once as far as a usual window shows them, the others when they are near', () => {
    // Squares of 236 px with a footer of 60 px: three rows of six columns begin above 900 px.
    const priorities = picturePriorities(items(30, 1));
    expect(priorities.map((priority) => priority === 'lazy').indexOf(true)).toBe(18);
    expect(priorities.slice(18)).toEqual(Array.from({ length: 12 }, () => 'lazy'));
  });

  it('the largest of a phone and the largest of a wide window come first', () => {
    const pictures = items(30, 1);
    // In the second row of two columns; and in the second row of six, which is the fourth row of two.
    pictures[3] = item(1.4);
    pictures[7] = item(2);
    const high = [...picturePriorities(pictures).entries()].flatMap(([index, priority]) =>
      priority === 'high' ? [index] : [],
    );
    expect(high).toEqual([3, 7]);
  });

  it('what is below the first screen counts for nothing: a tall picture there is no largest one', () => {
    const pictures = [item(1.1), ...items(24, 1), item(2.1)];
    const priorities = picturePriorities(pictures);
    expect(priorities[0]).toBe('high');
    expect(priorities[25]).toBe('lazy');
  });

  it('a picture that spans columns is larger than one that is as tall', () => {
    const pictures = [item(1), item(1), item(1, 2), ...items(4, 1)];
    expect(picturePriorities(pictures)[2]).toBe('high');
  });

  it('are one for each item, at most 30, and at least one comes first', () => {
    const sizeIn = fc.record({
      ratio: fc.double({ min: 0, max: 2.1, noNaN: true }),
      footer: fc.integer({ min: 0, max: 120 }),
      span: fc.integer({ min: 1, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(sizeIn, { maxLength: 40 }), (sizes) => {
        const priorities = picturePriorities(sizes);
        expect(priorities).toHaveLength(Math.min(30, sizes.length));
        expect(priorities.includes('high')).toBe(sizes.length > 0);
      }),
    );
  });
});
