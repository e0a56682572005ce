import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstScreenStyle } from './first-screen-style.js';
import { type ItemSize, itemWidth } from './item-size.js';
import { columnStart, gridColumns } from './layout.js';
import { GridModel } from './grid-model.js';

/** Parses the rules for a container of this width, as a browser with a root font of 16 px would. */
function placesIn(css: string, width: number) {
  const screens = css.matchAll(
    /@container tb-grid \(width>=(\d+)px\)(?: and \(width<(\d+)px\))?\{(--w:[^;]+);--all:([^;]+);--list:([^;]+);(.*?\})\}(?=@container|\}$)/g,
  );
  for (const [, from, until, w = '', all = '', list = '', rules = ''] of screens) {
    if (width < Number(from) || width >= Number(until ?? Infinity)) continue;
    const columnWidth = read(w.slice('--w:'.length), width, 0);
    const items: number[][] = [];
    for (const [, place, x = '', y = '', h = '', own = w.slice('--w:'.length)] of rules.matchAll(
      /nth-child\((\d+)\)\{--x:([^;]+);--y:([^;]+);--h:([^;}]+)(?:;inline-size:([^}]+))?\}/g,
    )) {
      items[Number(place) - 1] = [x, y, h, own].map((length) => read(length, width, columnWidth));
    }
    return { height: read(all, width, columnWidth), width: read(list, width, 0), items };
  }
  throw new Error(`no rules for ${width} px`);
}

/** The pixels of a length made of `calc`, `max`, `+`, `-`, `*`, `cqw`, `rem`, `px` and `var(--w)`. */
function read(length: string, width: number, columnWidth: number): number {
  const units: Record<string, number> = { px: 1, rem: 16, cqw: width / 100, '': 1 };
  const tokens = length
    .replaceAll('var(--w)', `${columnWidth}px`)
    .match(/-?[\d.]+(?:px|rem|cqw)?|[a-z]+\(|[-+*(),]/g);
  const rest = [...(tokens ?? [])];

  const product = (): number => {
    const token = rest.shift() ?? '';
    let value: number;
    if (token.endsWith('(')) {
      const values = [sum()];
      while (rest.shift() === ',') values.push(sum());
      value = Math.max(...values);
    } else {
      const [, number = '', unit = ''] = /^(-?[\d.]+)(\D*)$/.exec(token) ?? [];
      value = Number(number) * (units[unit] ?? Number.NaN);
    }
    if (rest[0] !== '*') return value;
    rest.shift();
    return value * product();
  };
  const sum = (): number => {
    let value = product();
    while (rest[0] === '+' || rest[0] === '-') {
      value += rest.shift() === '+' ? product() : -product();
    }
    return value;
  };
  return sum();
}

const boxes = fc.array(
  fc.record({
    ratio: fc.double({ min: 0.3, max: 2.1, noNaN: true }),
    footer: fc.constantFrom(0, 64, 76, 80, 90),
    span: fc.constantFrom(undefined, undefined, undefined, 2, 3),
  }),
  { minLength: 1, maxLength: 30 },
);

const widths = fc.integer({ min: 320, max: 4200 });
const tolerances = fc.constantFrom(undefined, undefined, 0, 64);

function layoutOf(items: readonly ItemSize[], width: number, orderTolerance?: number) {
  const columns = gridColumns(width, orderTolerance);
  const model = new GridModel();
  model.set({
    pins: items.map((_, index) => ({ id: String(index) })),
    itemSize: (pin) => items[Number(pin.id)] ?? { ratio: 1, footer: 0 },
    columns,
    rootScale: 1,
  });
  return { columns, layout: model.reach(Infinity) };
}

describe('the style sheet of the first screen', () => {
  it('places every item where the browser does', () => {
    fc.assert(
      fc.property(boxes, widths, tolerances, (items, width, tolerance) => {
        const { columns, layout } = layoutOf(items, width, tolerance);
        const placed = placesIn(firstScreenStyle('g', items, tolerance), width);
        expect(placed.height).toBeCloseTo(layout.height, 0);
        expect(placed.width).toBeCloseTo(itemWidth(columns, columns.count), 1);
        placed.items.forEach(([x = 0, y = 0, h = 0, w = 0], index) => {
          expect(w).toBeCloseTo(itemWidth(columns, items[index]?.span ?? 1), 1);
          expect(x).toBeCloseTo(columnStart(columns, layout.columns[index] ?? 0), 1);
          // The width of a narrow column is a fraction, and ratios are rounded to four decimals.
          expect(Math.abs(y - (layout.tops[index] ?? 0))).toBeLessThan(0.5);
          expect(Math.abs(h - (layout.heights[index] ?? 0))).toBeLessThan(0.1);
        });
      }),
      {
        numRuns: 60,
        // Two columns of 236 px fit into 480 px, which is narrow nevertheless.
        examples: [[[{ ratio: 1.2345, footer: 64, span: undefined }], 480, undefined]],
      },
    );
  });

  it('sets the color and the crop of an image', () => {
    const css = firstScreenStyle('g', [
      { ratio: 1, footer: 0, dominantColor: '#4c656c', objectPosition: '50% 44.1%' },
    ]);
    expect(css).toContain(
      '>:nth-child(1) .tb-visual-image{background-color:#4c656c;object-position:50% 44.1%}',
    );
  });

  it.each(['red}body{display:none', '#12345g', 'url(//elsewhere.example)', '</style><script>'])(
    'takes no colour like %j',
    (dominantColor) => {
      const css = firstScreenStyle('g', [{ ratio: 1, footer: 0, dominantColor }]);
      expect(css).not.toContain('background-color');
    },
  );

  it('places 30 items at most', () => {
    const css = firstScreenStyle(
      'g',
      Array.from({ length: 40 }, () => ({ ratio: 1, footer: 80 })),
    );
    expect(css).toContain('>:nth-child(30)');
    expect(css).not.toContain('>:nth-child(31)');
  });
});
