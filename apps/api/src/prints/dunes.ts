import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { circle, curve, fillPath, mix, type Point, PRINT_WIDTH, rect, strokePath } from './svg.js';

/** One ridge: a slow wave with a shorter one on it, from beyond the left edge to beyond the right. */
function ridge(random: Random, base: number, swell: number): Point[] {
  const phase = random.between(0, Math.PI * 2);
  const length = random.between(0.7, 1.5);
  const detail = random.between(2.2, 3.6);
  return Array.from({ length: 9 }, (_, index) => {
    const x = -60 + (index * (PRINT_WIDTH + 120)) / 8;
    const turn = (x / PRINT_WIDTH) * Math.PI * 2;
    const lift = Math.sin(turn * length + phase) + 0.35 * Math.sin(turn * detail + phase * 1.7);
    return [x, base + lift * swell];
  });
}

/** Ridges of sand (or of water at night) under one sun: far ones lie higher and lighter. */
export function dunes(random: Random, height: number, palette: Palette): string {
  const horizon = height * random.between(0.34, 0.48);
  const radius = random.between(95, 150);
  const sun: Point = [random.between(260, 740), horizon - radius * random.between(0.5, 1.1)];
  const layers = random.whole(5, 6);
  const step = (height - horizon) / layers;
  const parts = [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.ground}"/><stop offset="1" stop-color="${mix(palette.ground, palette.tones[0] ?? palette.accent, 0.55)}"/></linearGradient></defs>`,
    rect(0, 0, PRINT_WIDTH, height, palette.ground),
    `<rect width="${PRINT_WIDTH}" height="${horizon + step}" fill="url(#sky)"/>`,
    circle(sun[0], sun[1], radius * 1.55, mix(palette.ground, palette.accent, 0.16)),
    circle(sun[0], sun[1], radius, palette.accent),
  ];
  for (let layer = 0; layer < layers; layer += 1) {
    const line = ridge(random, horizon + layer * step, step * random.between(0.26, 0.4));
    const tone = palette.tones[layer % palette.tones.length] ?? palette.ink;
    const path = `${curve(line)}L${PRINT_WIDTH + 60} ${height + 10}L-60 ${height + 10}Z`;
    const id = `d${layer}`;
    parts.push(
      `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(tone, palette.ground, 0.16)}"/><stop offset="0.75" stop-color="${tone}"/></linearGradient></defs>`,
      fillPath(path, `url(#${id})`),
      strokePath(curve(line), mix(tone, palette.accent, 0.35), 3),
    );
  }
  return parts.join('');
}
