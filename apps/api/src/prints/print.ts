import { arches } from './arches.js';
import { blocks } from './blocks.js';
import { contours } from './contours.js';
import { cutouts } from './cutouts.js';
import { dunes } from './dunes.js';
import { type Palette, PALETTES, type PaletteName } from './palettes.js';
import { peaks } from './peaks.js';
import { type Random, seededRandom } from './random.js';
import { slices } from './slices.js';
import { stems } from './stems.js';
import { n, PRINT_WIDTH } from './svg.js';
import { terrazzo } from './terrazzo.js';
import { waves } from './waves.js';
import { weave } from './weave.js';

/** Renders the contents of a print that is 1000 units wide and `height` units high. */
type Drawing = (random: Random, height: number, palette: Palette) => string;

const FAMILIES = {
  arches,
  blocks,
  contours,
  cutouts,
  dunes,
  peaks,
  slices,
  stems,
  terrazzo,
  waves,
  weave,
} satisfies Record<string, Drawing>;

/** The kinds of prints. */
export const PRINT_FAMILIES = Object.keys(FAMILIES) as readonly PrintFamily[];

/** One of {@link PRINT_FAMILIES}. */
export type PrintFamily = keyof typeof FAMILIES;

/** Describes a print. The same four values always render the same picture. */
export interface Print {
  readonly family: PrintFamily;
  readonly palette: PaletteName;
  readonly seed: string;
  /** Height / width. */
  readonly ratio: number;
}

/** Renders a print as an SVG document. */
export function renderPrint(print: Print): string {
  const height = Math.round(PRINT_WIDTH * print.ratio);
  const random = seededRandom(`${print.family}/${print.seed}`);
  const inside = FAMILIES[print.family](random, height, PALETTES[print.palette]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINT_WIDTH}" height="${height}" viewBox="0 0 ${PRINT_WIDTH} ${n(height)}">${inside}</svg>`;
}
