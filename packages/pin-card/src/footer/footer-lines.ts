import { TITLE_LINES } from '@tackboard/domain';

/** The heights of what stands in a footer, in pixels at a root font size of 16. `footer.css` has the same. */
const TITLE_LINE_PX = 20;
const PRICE_LINE_PX = 20;
const ROOMY = { padding: 12, sourceLine: 28 };
const COMPACT = { padding: 4, sourceLine: 18 };

interface FooterParts {
  readonly title: unknown;
  readonly price: unknown;
  readonly attribution: unknown;
}

/**
 * Shares the height of a footer among its lines. The price and the source come first, the title takes what is left, one
 * line at least; a line for the source stays free where there is room, for a save to be told there.
 */
export function footerLines(
  { title, price, attribution }: FooterParts,
  isCompact: boolean,
  height: number,
): { readonly titleLines: number; readonly hasSourceLine: boolean } {
  const { padding, sourceLine } = isCompact ? COMPACT : ROOMY;
  const source = attribution === undefined ? 0 : sourceLine;
  const free = height - padding - source - (price === undefined ? 0 : PRICE_LINE_PX);
  const fitting = Math.min(TITLE_LINES, Math.max(1, Math.floor(free / TITLE_LINE_PX)));
  const titleLines = title === undefined ? 0 : fitting;
  const hasSourceLine = source > 0 || free - titleLines * TITLE_LINE_PX >= sourceLine;
  return { titleLines, hasSourceLine };
}
