import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { circle, fillPath, mix, n, PRINT_WIDTH, rect } from './svg.js';

/** One segment of a fruit, from the centre outwards, with rounded outer corners. */
function segment(angle: number, halfAngle: number, reach: number, fill: string): string {
  const at = (turn: number, distance: number): string =>
    `${n(Math.cos(turn) * distance)} ${n(Math.sin(turn) * distance)}`;
  const [left, right] = [angle - halfAngle, angle + halfAngle];
  return fillPath(
    `M${at(angle, reach * 0.1)}L${at(left, reach * 0.86)}Q${at(left, reach)} ${at(left + halfAngle * 0.35, reach)}A${n(reach)} ${n(reach)} 0 0 1 ${at(right - halfAngle * 0.35, reach)}Q${at(right, reach)} ${at(right, reach * 0.86)}Z`,
    fill,
  );
}

/** A fruit cut across: rind, pith, segments. */
function slice(random: Random, radius: number, colour: string, palette: Palette): string {
  const count = random.whole(8, 10);
  const pith = mix(colour, '#fffaf0', 0.82);
  const flesh = Array.from({ length: count }, (_, index) =>
    segment(
      (index / count) * Math.PI * 2,
      Math.PI / count - 0.05,
      radius * 0.8,
      mix(colour, palette.ground, index % 2 === 0 ? 0.06 : 0.16),
    ),
  );
  return circle(0, 0, radius, colour) + circle(0, 0, radius * 0.91, pith) + flesh.join('');
}

/** Fruit on a table cloth: whole slices and halves in staggered rows. */
export function slices(random: Random, height: number, palette: Palette): string {
  const across = random.whole(3, 4);
  const gap = PRINT_WIDTH / across;
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  const rowStep = gap * 0.88;
  for (let row = 0; row * rowStep < height + gap; row += 1) {
    for (let column = -1; column <= across; column += 1) {
      const x = gap * (column + 0.5 + (row % 2 === 0 ? 0 : 0.5));
      const y = rowStep * (row + 0.35);
      const radius = gap * random.between(0.34, 0.43);
      const colour = random.pick(palette.tones);
      const turn = random.between(0, 360);
      const whole = `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">`;
      if (random.next() < 0.26) {
        const id = `h${row}-${column + 1}`;
        parts.push(
          `<defs><clipPath id="${id}"><rect x="${n(-radius)}" y="0" width="${n(radius * 2)}" height="${n(radius)}"/></clipPath></defs>`,
          `${whole}<g clip-path="url(#${id})" transform="translate(0 ${n(-radius / 2)})">${slice(random, radius, colour, palette)}</g></g>`,
        );
      } else {
        parts.push(`${whole}${slice(random, radius, colour, palette)}</g>`);
      }
    }
  }
  return parts.join('');
}
