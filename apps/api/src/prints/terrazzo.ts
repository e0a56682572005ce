import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { fillPath, mix, type Point, polygon, PRINT_WIDTH, rect } from './svg.js';

/** Chip sizes from large to dust: attempts on 1000 × 1000 units, and the distance between chips. */
const GRADES = [
  { tries: 60, low: 44, high: 70, apart: 1.35 },
  { tries: 200, low: 22, high: 38, apart: 1.5 },
  { tries: 420, low: 9, high: 16, apart: 1.7 },
  { tries: 520, low: 3, high: 6, apart: 2.2 },
] as const;

/** A broken stone: a stretched circle cut at uneven angles. */
function chip(random: Random, x: number, y: number, radius: number): Point[] {
  const corners = random.whole(4, 7);
  const turn = random.between(0, Math.PI);
  const stretch = random.between(0.55, 0.95);
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = ((index + random.between(-0.32, 0.32)) / corners) * Math.PI * 2;
    const long = Math.cos(angle) * radius;
    const short = Math.sin(angle) * radius * stretch;
    return [
      x + long * Math.cos(turn) - short * Math.sin(turn),
      y + long * Math.sin(turn) + short * Math.cos(turn),
    ];
  });
}

/** Chips of stone in plaster, large ones first so that dust fills what is left. */
export function terrazzo(random: Random, height: number, palette: Palette): string {
  const placed: { x: number; y: number; radius: number }[] = [];
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  const stones = [...palette.tones, palette.accent, palette.ink];
  for (const grade of GRADES) {
    for (let attempt = 0; attempt < grade.tries * (height / 1000); attempt += 1) {
      const radius = random.between(grade.low, grade.high);
      const x = random.between(-20, PRINT_WIDTH + 20);
      const y = random.between(-20, height + 20);
      const free = placed.every(
        (other) =>
          Math.hypot(other.x - x, other.y - y) > (other.radius + radius) * (grade.apart - 0.25),
      );
      if (!free) continue;
      placed.push({ x, y, radius });
      const tone = random.pick(stones);
      const fill = random.next() < 0.3 ? mix(tone, palette.ground, 0.28) : tone;
      parts.push(fillPath(polygon(chip(random, x, y, radius)), fill));
    }
  }
  return parts.join('');
}
