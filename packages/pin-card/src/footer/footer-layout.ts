import { TITLE_LINES } from '@tackboard/domain/pin';

/** The heights of what stands in a footer, in pixels at a root font size of 16. `footer.css` has the same. */
const LINE_PX = 20;
const NOTE_PX = 18;
const ROOMY = { padding: 12, sourceLine: 28 };
const COMPACT = { padding: 4, sourceLine: 18 };

interface FooterParts {
  readonly title: unknown;
  readonly price: unknown;
  readonly attribution: unknown;
  /** A note about delivery below the price. */
  readonly shipping?: unknown;
  /** Stars; beside a price they take no line. */
  readonly hasRating?: boolean;
}

/**
 * Shares the height of a footer among its lines. The price, the stars and the source come first, the title takes what is
 * left, one line at least; a line for the source stays free where there is room, for a save to be told there.
 */
export function footerLayout(
  { title, price, attribution, shipping, hasRating }: FooterParts,
  isCompact: boolean,
  height: number,
): { readonly titleLines: number; readonly hasSourceLine: boolean } {
  const { padding, sourceLine } = isCompact ? COMPACT : ROOMY;
  const source = attribution === undefined ? 0 : sourceLine;
  const facts = price === undefined && !hasRating ? 0 : LINE_PX;
  const free = height - padding - source - facts - (shipping === undefined ? 0 : NOTE_PX);
  const fitting = Math.min(TITLE_LINES, Math.max(1, Math.floor(free / LINE_PX)));
  const titleLines = title === undefined ? 0 : fitting;
  const hasSourceLine = source > 0 || free - titleLines * LINE_PX >= sourceLine;
  return { titleLines, hasSourceLine };
}
