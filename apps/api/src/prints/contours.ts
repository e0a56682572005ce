import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { curve, type Point, PRINT_WIDTH, rect, strokePath } from './svg.js';

const CELL = 12.5;

/** Which two edges of a cell (0 top, 1 right, 2 bottom, 3 left) a level crosses, by which corners lie above it. */
const CROSSINGS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

/** A landscape of round hills and hollows: its height at every grid corner. */
function landscape(
  random: Random,
  columns: number,
  rows: number,
): (x: number, y: number) => number {
  const hills = Array.from({ length: 9 }, (_, index) => ({
    x: random.between(-0.1, 1.1) * columns,
    y: random.between(-0.1, 1.1) * rows,
    reach: random.between(0.16, 0.34) * columns,
    rise: (index % 3 === 2 ? -1 : 1) * random.between(0.6, 1.1),
  }));
  const tilt = random.between(0.1, 0.4);
  return (x, y) =>
    hills.reduce(
      (sum, hill) => {
        const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / (hill.reach * hill.reach);
        return sum + hill.rise * Math.exp(-distance);
      },
      (y / rows) * tilt + 0.06 * Math.sin(x / 6) * Math.cos(y / 7),
    );
}

/** Joins the short pieces of one level into long lines, which can be smoothed. */
function join(pieces: readonly (readonly [Point, Point])[]): Point[][] {
  const key = ([x, y]: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;
  // A key takes longer to write than all the rest of a piece.
  const keyed = pieces.map(([from, to]) => ({ from, to, fromKey: key(from), toKey: key(to) }));
  const ends = new Map<string, number[]>();
  keyed.forEach(({ fromKey, toKey }, index) => {
    for (const end of [fromKey, toKey]) {
      const others = ends.get(end);
      if (others) others.push(index);
      else ends.set(end, [index]);
    }
  });
  const used = new Set<number>();
  const follow = (start: string): Point[] => {
    const line: Point[] = [];
    let here = start;
    for (;;) {
      const index = ends.get(here)?.find((candidate) => !used.has(candidate));
      const piece = index === undefined ? undefined : keyed[index];
      if (index === undefined || piece === undefined) return line;
      used.add(index);
      const isForwards = piece.fromKey === here;
      here = isForwards ? piece.toKey : piece.fromKey;
      line.push(isForwards ? piece.to : piece.from);
    }
  };
  return keyed.flatMap(({ from, fromKey }, index) => {
    if (used.has(index)) return [];
    const forwards = follow(fromKey);
    const backwards = follow(fromKey);
    return [[...backwards.toReversed(), from, ...forwards]];
  });
}

/** The contour lines of a landscape. */
export function contours(random: Random, height: number, palette: Palette): string {
  const columns = PRINT_WIDTH / CELL;
  const rows = Math.ceil(height / CELL);
  const rise = landscape(random, columns, rows);
  const heights = Array.from({ length: rows + 1 }, (_, y) =>
    Array.from({ length: columns + 1 }, (__, x) => rise(x, y)),
  );
  const all = heights.flat();
  const low = Math.min(...all);
  const levels = random.whole(15, 20);
  const step = (Math.max(...all) - low) / levels;
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  for (let level = 1; level < levels; level += 1) {
    const limit = low + step * level;
    const pieces: [Point, Point][] = [];
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const a = heights[y]?.[x] ?? 0;
        const b = heights[y]?.[x + 1] ?? 0;
        const c = heights[y + 1]?.[x + 1] ?? 0;
        const d = heights[y + 1]?.[x] ?? 0;
        const above =
          Number(a > limit) + Number(b > limit) * 2 + Number(c > limit) * 4 + Number(d > limit) * 8;
        const crossings = CROSSINGS[above];
        if (crossings === undefined) continue;
        const share = (from: number, to: number): number => (limit - from) / (to - from);
        const edge = (side: number): Point => {
          if (side === 0) return [(x + share(a, b)) * CELL, y * CELL];
          if (side === 1) return [(x + 1) * CELL, (y + share(b, c)) * CELL];
          if (side === 2) return [(x + share(d, c)) * CELL, (y + 1) * CELL];
          return [x * CELL, (y + share(a, d)) * CELL];
        };
        for (const [from, to] of crossings) pieces.push([edge(from), edge(to)]);
      }
    }
    const colour = level % 6 === 3 ? palette.accent : (palette.tones[level % 3] ?? palette.ink);
    for (const line of join(pieces)) {
      const sparse = line.filter((_, index) => index % 2 === 0 || index === line.length - 1);
      if (sparse.length > 2) parts.push(strokePath(curve(sparse), colour, level % 6 === 3 ? 6 : 4));
    }
  }
  return parts.join('');
}
