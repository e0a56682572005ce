import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { circle, PRINT_WIDTH, rect } from './svg.js';

/** Overlapping scales, the wave pattern of old textiles: each one a set of rings, a few of them in the accent. */
export function waves(random: Random, height: number, palette: Palette): string {
  const across = random.whole(4, 6);
  const radius = PRINT_WIDTH / across / 2;
  const rowStep = radius * 0.62;
  const rings = 4;
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ink)];
  const deep = palette.tones[3] ?? palette.ink;
  const middle = palette.tones[2] ?? palette.ink;
  for (let row = 0; row * rowStep < height + radius * 2; row += 1) {
    for (let column = -1; column <= across; column += 1) {
      const x = radius * (column * 2 + 1 + (row % 2));
      const y = row * rowStep;
      const bright = random.next() < 0.09;
      const base = bright ? palette.accent : random.next() < 0.5 ? deep : middle;
      for (let ring = 0; ring < rings; ring += 1) {
        const size = radius * (1 - ring / (rings + 0.35));
        parts.push(circle(x, y, size, ring % 2 === 0 ? palette.ground : base));
        parts.push(circle(x, y, size - radius * 0.055, ring % 2 === 0 ? base : palette.ground));
      }
    }
  }
  return parts.join('');
}
