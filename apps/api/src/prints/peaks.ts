import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { circle, fillPath, mix, type Point, polygon, PRINT_WIDTH, rect } from './svg.js';

/** One mountain: a lit and a shaded side that meet in a broken ridge, and snow on top of both. */
function peak(
  random: Random,
  x: number,
  foot: number,
  tall: number,
  tone: string,
  palette: Palette,
): string {
  const wide = tall * random.between(0.85, 1.1);
  const top: Point = [x, foot - tall];
  const ridge: Point[] = [
    top,
    [x + tall * 0.05, foot - tall * 0.78],
    [x - tall * 0.03, foot - tall * 0.55],
    [x + tall * 0.09, foot - tall * 0.3],
    [x + tall * 0.02, foot],
  ];
  const snow = 0.3;
  const lit = mix(tone, palette.ground, 0.22);
  const cap: Point[] = [
    top,
    [x + wide * snow, foot - tall * (1 - snow)],
    [x + wide * 0.15, foot - tall * 0.8],
    [x + tall * 0.045, foot - tall * 0.68],
    [x - wide * 0.12, foot - tall * 0.79],
    [x - wide * snow * 0.9, foot - tall * (1 - snow * 0.9)],
  ];
  return (
    fillPath(polygon([...ridge, [x - wide, foot]]), lit) +
    fillPath(polygon([...ridge, [x + wide, foot]]), tone) +
    fillPath(polygon(cap), mix('#fffaf2', palette.ground, 0.25))
  );
}

/** Mountains by a lake, a striped sun behind them and its light on the water. */
export function peaks(random: Random, height: number, palette: Palette): string {
  const shore = height * random.between(0.66, 0.76);
  const radius = Math.min(230, height * 0.22);
  const sunX = random.between(330, 670);
  const sunY = shore - height * random.between(0.36, 0.44);
  const parts = [
    rect(0, 0, PRINT_WIDTH, height, mix(palette.ground, palette.tones[0] ?? palette.ground, 0.35)),
    circle(sunX, sunY, radius, palette.accent),
  ];
  const sky = mix(palette.ground, palette.tones[0] ?? palette.ground, 0.35);
  for (let stripe = 0; stripe < 5; stripe += 1) {
    parts.push(
      rect(
        0,
        sunY + radius * (0.16 + stripe * 0.17),
        PRINT_WIDTH,
        radius * (0.025 + stripe * 0.012),
        sky,
      ),
    );
  }
  const far = random.shuffle([0.12, 0.36, 0.62, 0.9]);
  for (const share of far) {
    parts.push(
      peak(
        random,
        PRINT_WIDTH * share,
        shore,
        height * random.between(0.2, 0.3),
        palette.tones[1] ?? palette.ink,
        palette,
      ),
    );
  }
  for (const share of random.shuffle([0.2, 0.8])) {
    parts.push(
      peak(
        random,
        PRINT_WIDTH * (share + random.between(-0.08, 0.08)),
        shore,
        height * random.between(0.34, 0.44),
        palette.tones[3] ?? palette.ink,
        palette,
      ),
    );
  }
  const water = palette.tones[2] ?? palette.ink;
  parts.push(rect(0, shore, PRINT_WIDTH, height - shore, water));
  for (let line = 0; line < 16; line += 1) {
    const y = shore + (height - shore) * ((line + 0.6) / 16);
    const wide = random.between(60, 320) * (0.6 + line / 18);
    const near = line % 3 === 0 ? palette.accent : mix(water, palette.ground, 0.4);
    const x =
      (line % 3 === 0 ? sunX : random.between(80, 920)) - wide / 2 + random.between(-30, 30);
    parts.push(
      `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${wide.toFixed(1)}" height="${(5 + line * 0.35).toFixed(1)}" rx="4" fill="${near}" opacity="0.85"/>`,
    );
  }
  return parts.join('');
}
