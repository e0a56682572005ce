import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { circle, fillPath, n, polygon, PRINT_WIDTH, rect } from './svg.js';

/** One tile at its corner: every kind fills the square to its edges, so that neighbours meet. */
function tile(
  kind: number,
  x: number,
  y: number,
  size: number,
  fill: string,
  second: string,
): string {
  const [right, bottom, half] = [x + size, y + size, size / 2];
  switch (kind) {
    case 0:
      return fillPath(
        `M${n(x)} ${n(y)}A${n(size)} ${n(size)} 0 0 1 ${n(right)} ${n(bottom)}L${n(x)} ${n(bottom)}Z`,
        fill,
      );
    case 1:
      return fillPath(
        `M${n(right)} ${n(bottom)}A${n(size)} ${n(size)} 0 0 1 ${n(x)} ${n(y)}L${n(right)} ${n(y)}Z`,
        fill,
      );
    case 2:
      return fillPath(
        polygon([
          [x, bottom],
          [right, y],
          [right, bottom],
        ]),
        fill,
      );
    case 3:
      return fillPath(
        polygon([
          [x, y],
          [right, y],
          [x, bottom],
        ]),
        fill,
      );
    case 4:
      return circle(x + half, y + half, half, fill);
    case 5:
      return rect(x, y, size, size, fill) + circle(x + half, y + half, half * 0.5, second);
    case 6:
      return (
        fillPath(
          `M${n(x)} ${n(y + half)}A${n(half)} ${n(half)} 0 0 1 ${n(right)} ${n(y + half)}Z`,
          fill,
        ) +
        fillPath(
          `M${n(x)} ${n(bottom)}A${n(half)} ${n(half)} 0 0 1 ${n(right)} ${n(bottom)}Z`,
          second,
        )
      );
    case 7:
      return rect(x, y, half, size, fill) + rect(x + half, y, half, half, second);
    default:
      return (
        rect(x, y, size, size, fill) +
        fillPath(
          `M${n(x)} ${n(y)}A${n(size)} ${n(size)} 0 0 0 ${n(right)} ${n(bottom)}L${n(right)} ${n(y)}Z`,
          second,
        )
      );
  }
}

/** Quarter circles, triangles and dots on a grid that fits the paper exactly. */
export function blocks(random: Random, height: number, palette: Palette): string {
  const columns = random.whole(3, 5);
  const size = PRINT_WIDTH / columns;
  const rows = Math.ceil(height / size);
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  const colours = [...palette.tones.slice(0, 4), palette.accent];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [fill, second] = random.shuffle(colours);
      if (fill === undefined || second === undefined || random.next() < 0.1) continue;
      parts.push(tile(random.whole(0, 8), column * size, row * size, size, fill, second));
    }
  }
  return parts.join('');
}
