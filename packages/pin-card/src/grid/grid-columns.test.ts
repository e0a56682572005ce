import { describe, expect, it } from 'vitest';
import { columnStart, gridColumns } from './layout.js';

describe('gridColumns', () => {
  // Two columns fill a narrow container, 8 px apart; from 600 px on 236 px wide, 16 px apart, 2 to 16 of them.
  it.each([
    [0, 2, 0, 8],
    [374, 2, 183, 8],
    [599, 2, 295.5, 8],
    [600, 2, 236, 16],
    [739, 2, 236, 16],
    [740, 3, 236, 16],
    [1280, 5, 236, 16],
    [1920, 7, 236, 16],
    [4016, 16, 236, 16],
    [9000, 16, 236, 16],
  ])('at %i px has %i columns of %d px, %i px apart', (container, count, width, gap) => {
    expect(gridColumns(container)).toMatchObject({ count, width, gap });
  });

  it('are 252 px apart in a wide container', () => {
    const columns = gridColumns(1280);
    expect(columnStart(columns, 0)).toBe(0);
    expect(columnStart(columns, 4)).toBe(1008);
  });

  it('fill a narrow container with two columns', () => {
    const columns = gridColumns(374);
    expect(columnStart(columns, 0)).toBe(0);
    expect(columnStart(columns, 1) + columns.width).toBe(374);
  });
});
