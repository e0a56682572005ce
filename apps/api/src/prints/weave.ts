import type { Palette } from './palettes.js';
import type { Random } from './random.js';
import { mix, PRINT_WIDTH, rect } from './svg.js';

/** A wall hanging: bands of thread in uneven heights, each with its own rhythm of blocks. */
export function weave(random: Random, height: number, palette: Palette): string {
  const parts = [rect(0, 0, PRINT_WIDTH, height, palette.ground)];
  const threads = [...palette.tones, palette.ink, palette.ground];
  const unit = PRINT_WIDTH / 24;
  let y = 0;
  while (y < height) {
    const tall = unit * random.pick([0.5, 0.5, 1, 1, 2, 3]);
    const [warp, weft] = random.shuffle(threads);
    if (warp === undefined || weft === undefined) break;
    parts.push(rect(0, y, PRINT_WIDTH, tall + 1, warp));
    if (tall >= unit) {
      const rhythm = random.pick([
        [1, 1],
        [2, 1],
        [3, 1],
        [1, 2, 3, 2],
        [4, 2],
        [6, 6],
      ]);
      const shift = random.whole(-3, 0);
      let x = shift * unit;
      for (let turn = 0; x < PRINT_WIDTH; turn += 1) {
        const wide = (rhythm[turn % rhythm.length] ?? 1) * unit;
        if (turn % 2 === 0) parts.push(rect(x, y + tall * 0.14, wide, tall * 0.72, weft));
        x += wide;
      }
    }
    y += tall;
  }
  for (let line = 0; line < height; line += 9) {
    parts.push(
      `<rect y="${line}" width="${PRINT_WIDTH}" height="2.5" fill="${mix(palette.ink, '#000000', 0.3)}" opacity="0.07"/>`,
    );
  }
  return parts.join('');
}
