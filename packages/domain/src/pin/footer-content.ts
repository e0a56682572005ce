import type { CardContext } from '../context.js';
import type { SavedTitlePhase } from '../save/saved.js';
import { surfaceParts } from '../surface.js';
import { type Attribution, attribution, attributionDisplay, isAdvertising } from './attribution.js';
import { recipeTimeMs } from './durations.js';
import { footerHeight, isFooterVisible, partnerFooter } from './footer.js';
import type { Pin } from './pin.js';
import { DESCRIPTION_LINES, gridTitle, TITLE_LINES } from './pin-text.js';
import {
  type PriceLabel,
  type ShippingLabel,
  pinProduct,
  priceLabel,
  productLabels,
  shippingLabel,
} from './price.js';
import { hasRating } from './rating.js';

/** Heights of the lines of a footer, in pixels at a root font size of 16. The card's `footer.css` has the same. */
const LINE_PX = 20;
const NOTE_PX = 18;
const DESCRIPTION_PX = 18;
const ROOMY = { padding: 12, sourceLine: 28 };
const COMPACT = { padding: 6, sourceLine: 18 };
/** The label of an ad has two lines, so that the name of the advertiser is whole. */
const ROOMY_AD = { padding: 6, sourceLine: 34 };
const COMPACT_AD = { padding: 0, sourceLine: 28 };

interface FooterParts {
  readonly title: unknown;
  /** A struck price has a line of its own where it does not fit beside the price. */
  readonly price: { readonly struck?: string | undefined } | undefined;
  readonly attribution: unknown;
  /** Whether the label of an ad is in the place of the source. */
  readonly isPromoted?: boolean;
  /** The shipping line below the price. */
  readonly shipping?: unknown;
  /** Whether there are stars. Beside a price they need no line of their own. */
  readonly hasRating?: boolean;
  /** The time of a recipe. It and the labels of a product are on the line of the price and the stars. */
  readonly recipeTimeMs?: number | undefined;
  readonly labels?: readonly string[];
}

/**
 * Where the saved-status line of a saved pin is: on a line of its own, in place of the facts (the price and the rating), or
 * beside the first of them.
 */
export type SavedPlace = 'line' | 'facts' | 'beside-facts';

/** How many lines each part of a footer gets. */
interface FooterLines {
  readonly titleLines: number;
  /** The lines below the title that are free for the description. */
  readonly descriptionLines: number;
  /** Undefined for a pin that is not saved. */
  readonly savedPlace?: SavedPlace | undefined;
}

/**
 * Divides the height of a footer between its lines. The title gets what the price, the stars and the source leave, but at
 * least one line. The description gets what a title of one line leaves.
 *
 * Every saved pin has a saved-status line, and its footer keeps its height. The line replaces the source. Where
 * there is none and no line is free, "Saved!" replaces the facts; then the board gets the second line of the title. An ad
 * keeps its label, so the board of one with facts is beside them.
 */
export function footerLayout(
  parts: FooterParts,
  isCompact: boolean,
  height: number,
  saved: SavedTitlePhase = 'none',
): FooterLines {
  const { title, price, attribution, isPromoted, shipping, hasRating } = parts;
  const { recipeTimeMs, labels = [] } = parts;
  const spaces = isPromoted ? [COMPACT_AD, ROOMY_AD] : [COMPACT, ROOMY];
  const { padding, sourceLine } = spaces[isCompact ? 0 : 1]!;
  const hasSource = isPromoted || attribution !== undefined;
  const hasFacts = Boolean(price ?? recipeTimeMs ?? (hasRating || labels.length > 0));
  const facts = hasFacts ? LINE_PX : 0;
  const extra = price?.struck === undefined ? 0 : LINE_PX;
  const note = shipping === undefined ? 0 : NOTE_PX;
  const free = height - padding - (hasSource ? sourceLine : 0) - facts - extra - note;
  const hasTitle = title !== undefined;
  const unsaved = divide(free, hasTitle);
  if (saved === 'none') return unsaved;
  const inFacts = saved === 'board' ? 'beside-facts' : 'facts';
  if (isPromoted) {
    return hasFacts
      ? { ...unsaved, savedPlace: inFacts }
      : { ...divide(free - LINE_PX, hasTitle), savedPlace: 'line' };
  }
  if (hasSource) return { ...unsaved, savedPlace: 'line' };
  const hasLine = free - unsaved.titleLines * LINE_PX >= sourceLine;
  if (!hasLine && saved === 'saved-animation') return { ...unsaved, savedPlace: 'facts' };
  return { ...divide(free - sourceLine, hasTitle), savedPlace: 'line' };
}

/** Divides what the other lines leave between the title and the description. */
function divide(free: number, hasTitle: boolean) {
  const atMost = Math.min(TITLE_LINES, Math.max(1, Math.floor(free / LINE_PX)));
  const titleLines = hasTitle ? atMost : 0;
  return { titleLines, descriptionLines: descriptionLines(free, titleLines) };
}

/** The lines of a description below a title that has one line, or more. */
function descriptionLines(free: number, titleLines: number): number {
  const belowAll = free - titleLines * LINE_PX;
  const belowOne = free - Math.min(1, titleLines) * LINE_PX;
  const most = Math.floor(belowOne / DESCRIPTION_PX);
  if (most >= DESCRIPTION_LINES) return DESCRIPTION_LINES;
  // One line shrinks to nothing below two of the title, never to the upper part of its letters.
  return belowAll === 0 || belowAll >= DESCRIPTION_PX ? Math.max(0, most) : 0;
}

/** The content and height of a card's footer. */
export interface PinFooterContent {
  readonly title?: string | undefined;
  readonly price?: PriceLabel | undefined;
  /** The shipping cost; undefined beside a struck price. */
  readonly shipping?: ShippingLabel | undefined;
  readonly hasRating: boolean;
  /** In milliseconds; undefined for a pin that is no recipe. */
  readonly recipeTimeMs?: number | undefined;
  /** Labels of the product, such as `Best seller`. */
  readonly labels: readonly string[];
  readonly attribution?: Attribution | undefined;
  /** Whether the source shows only its picture, without its name. */
  readonly isImageOnly: boolean;
  readonly isPromoted: boolean;
  /** Whether the footer shows the statistics of a partner's own pin instead of everything else. */
  readonly isPartner: boolean;
  /** The most lines of the title: 1 or 2, or 0 without a title. */
  readonly titleLines: number;
  /** The most lines of the description: 0 to 2. */
  readonly descriptionLines: number;
  /** Where the saved-status line is; undefined for a pin that is not saved. */
  readonly savedPlace?: SavedPlace | undefined;
  /** Whether the lines are close together: on mobile, with a price, and below a square tile. */
  readonly isCompact: boolean;
  /** In pixels at a root font size of 16; 0 for a card without a footer. */
  readonly height: number;
}

const NOTHING: PinFooterContent = {
  hasRating: false,
  labels: [],
  isImageOnly: false,
  isPromoted: false,
  isPartner: false,
  titleLines: 0,
  descriptionLines: 0,
  isCompact: false,
  height: 0,
};

/**
 * Returns the content of a pin's footer for the viewer and surface of `context`. Its height does not depend on
 * `saved`, what the title of a saved pin shows.
 */
export function pinFooterContent(
  pin: Pin,
  context: CardContext,
  isSquare = false,
  saved: SavedTitlePhase = 'none',
): PinFooterContent {
  if (!isFooterVisible(pin, context)) return NOTHING;
  if (partnerFooter(pin, context).length > 0) {
    const isCompact = context.device === 'mobile' || isSquare;
    const height = footerHeight({ hasTitle: true, isSquare }, context);
    return { ...NOTHING, isPartner: true, isCompact, height };
  }
  const parts = surfaceParts(context.surface);
  const display = attributionDisplay(pin, context.surface, context.attributionSetting);
  const product = pinProduct(pin);
  const price = parts.price ? priceLabel(product?.offerSummary, pin) : undefined;
  const content = {
    title: parts.title ? gridTitle(pin) : undefined,
    price,
    shipping: price && !price.struck ? shippingLabel(product) : undefined,
    hasRating: parts.rating && hasRating(pin),
    recipeTimeMs: parts.rating ? recipeTimeMs(pin) : undefined,
    labels: parts.price ? productLabels(product) : [],
    attribution: display === 'none' ? undefined : attribution(pin),
    isImageOnly: display === 'imageOnly',
    isPromoted: isAdvertising(pin),
    isPartner: false,
  };
  const height = footerHeight(
    {
      hasTitle: content.title !== undefined,
      hasAttribution: content.attribution !== undefined,
      hasPrice: content.price !== undefined,
      hasExtraPriceLine: price?.struck !== undefined || content.shipping !== undefined,
      hasRating: content.hasRating,
      isPromoted: content.isPromoted,
      isSquare,
    },
    context,
  );
  const isCompact = context.device === 'mobile' || price !== undefined || isSquare;
  const lines = footerLayout(content, isCompact, height, parts.savedStatus ? saved : 'none');
  const descriptionLines = parts.title ? lines.descriptionLines : 0;
  return { ...content, ...lines, descriptionLines, isCompact, height };
}
