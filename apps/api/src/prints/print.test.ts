import { describe, expect, it } from 'vitest';
import { renderPrint, PRINT_FAMILIES } from './print.js';
import { PALETTES, type PaletteName } from './palettes.js';
import { seededRandom } from './random.js';

describe('renderPrint', () => {
  it.each(PRINT_FAMILIES)('renders %s in every palette', (family) => {
    for (const palette of Object.keys(PALETTES) as PaletteName[]) {
      const print = { family, palette, seed: 'test', ratio: 0.5 };
      const svg = renderPrint(print);
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1000" height="500" /,
      );
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it.each(PRINT_FAMILIES)('renders %s the same each time', (family) => {
    const print = { family, palette: 'market', seed: 'test', ratio: 0.8 } as const;
    expect(renderPrint(print)).toBe(renderPrint(print));
  });

  it('renders another picture for another seed', () => {
    const print = { family: 'dunes', palette: 'desert', ratio: 1.5 } as const;
    expect(renderPrint({ ...print, seed: '1' })).not.toBe(renderPrint({ ...print, seed: '2' }));
  });
});

describe('seededRandom', () => {
  it('never changes: seeded pictures and rows depend on it', () => {
    const random = seededRandom('tackboard');
    expect([random.whole(0, 999), random.whole(0, 999), random.whole(0, 999)]).toEqual([
      975, 459, 989,
    ]);
  });

  it('shuffles without losing or repeating anything', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = seededRandom('cards').shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });

  it('throws when it picks from an empty list', () => {
    expect(() => seededRandom('x').pick([])).toThrow('pick() needs a non-empty list.');
  });
});
