import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { curve, fillPath, luminance, n, type Point, PRINT_WIDTH, rect } from './svg.js';

/** A frond cut from paper in one go: rounded fingers on both sides of a bent spine. */
function frond(random: Random, size: number, fill: string): string {
  const fingers = random.whole(4, 6);
  const bend = random.between(-0.35, 0.35) * size;
  const spine = (share: number): Point => [bend * share * share, size * (0.95 - 1.9 * share)];
  const side = (direction: 1 | -1): Point[] =>
    Array.from({ length: fingers }, (_, index) => {
      const share = (index + 0.6) / (fingers + 0.5);
      const reach =
        size * (0.3 + 0.42 * Math.sin(Math.PI * (0.16 + share * 0.78))) * random.between(0.85, 1.1);
      const [x, y] = spine(share);
      const lift = size * 0.2;
      const inner = size * 0.09;
      return [
        [x + direction * inner, y + size * 0.06],
        [x + direction * reach * 0.82, y - lift * 0.35],
        [x + direction * reach, y - lift],
        [x + direction * reach * 0.72, y - lift * 1.15],
        [x + direction * inner, y - size * 0.09],
      ] satisfies Point[];
    }).flat();
  const tip = spine(1.04);
  const foot = spine(-0.04);
  const outline: Point[] = [
    [foot[0] - size * 0.05, foot[1]],
    ...side(-1),
    tip,
    ...side(1).toReversed(),
    [foot[0] + size * 0.05, foot[1]],
  ];
  return fillPath(curve(outline, true), fill);
}

/** A pebble: a closed curve with slow bumps. */
function pebble(random: Random, size: number, fill: string): string {
  const corners = random.whole(5, 7);
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = size * random.between(0.62, 1.02);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  return fillPath(curve(points, true), fill);
}

/** Of the first few papers at hand, the one that stands out most from the panel. */
function farthest(panel: string, papers: readonly string[]): string {
  const distance = (paper: string): number => Math.abs(luminance(paper) - luminance(panel));
  return papers.slice(0, 4).toSorted((a, b) => distance(b) - distance(a))[0] ?? panel;
}

/** Painted paper cut with scissors: panels of colour, a frond or a pebble on each. */
export function cutouts(random: Random, height: number, palette: Palette): string {
  const columns = random.whole(2, 3);
  const rows = Math.max(
    1,
    Math.round((height / PRINT_WIDTH) * columns * random.between(0.75, 0.95)),
  );
  const gutter = 26;
  const wide = (PRINT_WIDTH - gutter * (columns + 1)) / columns;
  const high = (height - gutter * (rows + 1)) / rows;
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  const colours = [...palette.tones, palette.ink];
  let before = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const panel = random.pick(colours.filter((colour) => colour !== before));
      before = panel;
      const shape = farthest(
        panel,
        random.shuffle([palette.ground, palette.accent, ...palette.tones]),
      );
      const x = gutter + column * (wide + gutter);
      const y = gutter + row * (high + gutter);
      const size = Math.min(wide, high) * 0.42;
      const turn = random.pick([0, 0, 18, -18, 180, 90]);
      const inside =
        random.next() < 0.78 ? frond(random, size, shape) : pebble(random, size, shape);
      parts.push(
        rect(x, y, wide, high, panel),
        `<g transform="translate(${n(x + wide / 2)} ${n(y + high / 2)}) rotate(${turn})">${inside}</g>`,
      );
    }
  }
  return parts.join('');
}
