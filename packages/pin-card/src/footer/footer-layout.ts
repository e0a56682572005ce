import { TITLE_LINES } from '@tackboard/domain/pin';

/** Heights of the lines of a footer, in pixels at a root font size of 16. `footer.css` has the same. */
const LINE_PX = 20;
const NOTE_PX = 18;
const ROOMY = { padding: 12, sourceLine: 28 };
const COMPACT = { padding: 6, sourceLine: 18 };

interface FooterParts {
  readonly title: unknown;
  /** A struck price has a line of its own where it does not fit beside the price. */
  readonly price: { readonly struck?: string | undefined } | undefined;
  readonly attribution: unknown;
  /** The shipping line below the price. */
  readonly shipping?: unknown;
  /** Whether there are stars. Beside a price they need no line of their own. */
  readonly hasRating?: boolean;
}

/**
 * Divides the height of a footer between its lines. The title gets what the price, the stars and the source leave, but at
 * least one line. `hasSourceLine` says whether there is room for a line about the source or a save.
 */
export function footerLayout(
  { title, price, attribution, shipping, hasRating }: FooterParts,
  isCompact: boolean,
  height: number,
): { readonly titleLines: number; readonly hasSourceLine: boolean } {
  const { padding, sourceLine } = isCompact ? COMPACT : ROOMY;
  const source = attribution === undefined ? 0 : sourceLine;
  const facts = price === undefined && !hasRating ? 0 : LINE_PX;
  const extra = price?.struck === undefined ? 0 : LINE_PX;
  const note = shipping === undefined ? 0 : NOTE_PX;
  const free = height - padding - source - facts - extra - note;
  const freeLines = Math.min(TITLE_LINES, Math.max(1, Math.floor(free / LINE_PX)));
  const titleLines = title === undefined ? 0 : freeLines;
  const hasSourceLine = source > 0 || free - titleLines * LINE_PX >= sourceLine;
  return { titleLines, hasSourceLine };
}
