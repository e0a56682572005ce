import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { circle, fillPath, luminance, mix, n, PRINT_WIDTH, rect, strokePath } from './svg.js';

/** On paper darker than this (0 to 255) stems are light. */
const DARK_LUMINANCE = 90;

/** A leaf from its foot towards `angle`: two arcs that meet in a point, with a vein. */
function leaf(
  x: number,
  y: number,
  angle: number,
  length: number,
  fill: string,
  vein: string,
): string {
  const half = length * 0.26;
  const body = `M0 0C${n(length * 0.25)} ${n(-half * 1.5)} ${n(length * 0.75)} ${n(-half)} ${n(length)} 0C${n(length * 0.7)} ${n(half * 0.9)} ${n(length * 0.3)} ${n(half * 0.8)} 0 0Z`;
  const middle = strokePath(`M${n(length * 0.1)} 0L${n(length * 0.82)} 0`, vein, 2);
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})">${fillPath(body, fill)}${middle}</g>`;
}

/** The flower on top: a ball, an umbel of dots, or a cup of petals. */
function head(
  random: Random,
  x: number,
  y: number,
  size: number,
  palette: Palette,
  line: string,
): string {
  const colour = random.pick([
    palette.accent,
    palette.tones[2] ?? palette.accent,
    palette.tones[0] ?? palette.accent,
  ]);
  const kind = random.whole(0, 2);
  if (kind === 0)
    return (
      circle(x, y, size, colour) + circle(x, y, size * 0.42, mix(colour, palette.ground, 0.45))
    );
  if (kind === 1) {
    const dots = Array.from({ length: 9 }, (_, index) => {
      const angle = Math.PI + (index / 8) * Math.PI;
      const reach = size * (index % 2 === 0 ? 1.5 : 1.15);
      const tipX = x + Math.cos(angle) * reach;
      const tipY = y + Math.sin(angle) * reach;
      return (
        strokePath(`M${n(x)} ${n(y)}L${n(tipX)} ${n(tipY)}`, line, 3) +
        circle(tipX, tipY, size * 0.2, colour)
      );
    });
    return dots.join('');
  }
  return Array.from({ length: 5 }, (_, index) => {
    const angle = -90 + (index - 2) * 28;
    return leaf(
      x,
      y,
      angle,
      size * 1.7,
      index % 2 === 0 ? colour : mix(colour, palette.ground, 0.25),
      colour,
    );
  }).join('');
}

/** Pressed meadow stems side by side, leaves in pairs, each with its own bend. */
export function stems(random: Random, height: number, palette: Palette): string {
  const count = random.whole(4, 6);
  const gap = PRINT_WIDTH / (count + 0.6);
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  const isNight = luminance(palette.ground) < DARK_LUMINANCE;
  const line = isNight ? (palette.tones[2] ?? palette.ink) : palette.ink;
  for (let index = 0; index < count; index += 1) {
    const foot = gap * (index + 0.8) + random.between(-gap * 0.12, gap * 0.12);
    const tall = height * random.between(0.52, 0.82);
    const bend = random.between(-gap * 0.3, gap * 0.3);
    const top = height - tall;
    const along = (share: number): [number, number] => [
      foot + bend * share * share,
      height + 10 - (tall + 10) * share,
    ];
    const [topX] = along(1);
    parts.push(
      strokePath(
        `M${n(foot)} ${n(height + 10)}Q${n(foot)} ${n(height - tall / 2)} ${n(topX)} ${n(top)}`,
        line,
        6,
      ),
    );
    const pairs = random.whole(4, 6);
    for (let pair = 0; pair < pairs; pair += 1) {
      const share = 0.2 + (pair / pairs) * 0.66;
      const [x, y] = along(share);
      const length = gap * random.between(0.46, 0.58) * (1.15 - share * 0.5);
      for (const side of [-1, 1]) {
        const fill = random.pick(palette.tones);
        const angle = side > 0 ? random.between(-42, -18) : random.between(198, 222);
        parts.push(
          leaf(x, y + side * gap * 0.05, angle, length, fill, mix(fill, palette.ink, 0.35)),
        );
      }
    }
    parts.push(head(random, topX, top, gap * random.between(0.2, 0.27), palette, line));
  }
  return parts.join('');
}
