import { DESCRIPTION_LINES, TITLE_LINES } from '@tackboard/domain/card';

/** Heights of the lines of a footer, in pixels at a root font size of 16. `footer.css` has the same. */
const LINE_PX = 20;
const NOTE_PX = 18;
const DESCRIPTION_PX = 18;
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
  /** The time of a recipe. It and the labels of a product are on the line of the price and the stars. */
  readonly recipeTimeMs?: number | undefined;
  readonly labels?: readonly string[];
}

/** How many lines each part of a footer gets. */
interface FooterLines {
  readonly titleLines: number;
  /** The lines below the title that are free for the description. */
  readonly descriptionLines: number;
  readonly hasSourceLine: boolean;
}

/**
 * Divides the height of a footer between its lines. The title gets what the price, the stars and the source leave, but at
 * least one line. The description gets what is left; one line of it also takes the place of the second line of a title that
 * has only one. `hasSourceLine` says whether there is room for a line about the source or a save.
 */
export function footerLayout(parts: FooterParts, isCompact: boolean, height: number): FooterLines {
  const { title, price, attribution, shipping, hasRating, recipeTimeMs, labels = [] } = parts;
  const { padding, sourceLine } = isCompact ? COMPACT : ROOMY;
  const source = attribution === undefined ? 0 : sourceLine;
  const hasFacts = price ?? recipeTimeMs ?? (hasRating || labels.length > 0);
  const facts = hasFacts ? LINE_PX : 0;
  const extra = price?.struck === undefined ? 0 : LINE_PX;
  const note = shipping === undefined ? 0 : NOTE_PX;
  const free = height - padding - source - facts - extra - note;
  const freeLines = Math.min(TITLE_LINES, Math.max(1, Math.floor(free / LINE_PX)));
  const titleLines = title === undefined ? 0 : freeLines;
  const rest = free - titleLines * LINE_PX;
  const hasSourceLine = source > 0 || rest >= sourceLine;
  const spare = source > 0 ? rest : rest - sourceLine;
  // Less than a whole line would show the upper part of its letters.
  const replacesTitleLine = titleLines === TITLE_LINES && spare === 0;
  const spareLines = Math.max(0, Math.floor(spare / DESCRIPTION_PX));
  const descriptionLines = replacesTitleLine ? 1 : Math.min(DESCRIPTION_LINES, spareLines);
  return { titleLines, descriptionLines, hasSourceLine };
}
