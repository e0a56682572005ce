import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { circle, fillPath, n, PRINT_WIDTH, rect } from './svg.js';

/** A doorway: straight sides that end in a half circle. */
function door(x: number, bottom: number, width: number, tall: number, fill: string): string {
  const radius = width / 2;
  return fillPath(
    `M${n(x)} ${n(bottom)}L${n(x)} ${n(bottom - tall + radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x + width)} ${n(bottom - tall + radius)}L${n(x + width)} ${n(bottom)}Z`,
    fill,
  );
}

/** Nested doorways of uneven height that overlap like paper, under one small sun. */
export function arches(random: Random, height: number, palette: Palette): string {
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  const sunX = random.between(180, 820);
  parts.push(
    circle(sunX, height * random.between(0.13, 0.2), random.between(60, 90), palette.accent),
  );
  const count = random.whole(2, 3);
  const room = (PRINT_WIDTH - 120) / count;
  const order = random.shuffle(Array.from({ length: count }, (_, index) => index));
  for (const index of order) {
    const width = room * random.between(1.06, 1.28);
    const x = 60 + room * (index + 0.5) - width / 2;
    const tall = Math.max(height * random.between(0.46, 0.72), width * 0.75);
    const rings = random.whole(4, 5);
    const colours = random.shuffle(palette.tones);
    for (let ring = 0; ring < rings; ring += 1) {
      const inset = (width / 2 / (rings + 0.55)) * ring;
      const fill =
        ring === rings - 1 ? palette.ground : (colours[ring % colours.length] ?? palette.ink);
      parts.push(door(x + inset, height + 10, width - inset * 2, tall + 10 - inset, fill));
    }
  }
  return parts.join('');
}
