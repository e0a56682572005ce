import { boardRoles } from '../board/roles.js';
import type { CardContext } from '../context.js';
import { surfaceParts } from '../surface/surface-parts.js';
import { isImageOnlyGrid } from '../user/account-age.js';
import type { Pin } from './pin.js';

/** Lines of a footer with a star rating (S1 §5). */
export const RATED_FOOTER_LINES = 2;

/** Lines of the footer of a promoted pin (S1 §5). */
export const PROMOTED_FOOTER_LINES = 3;

/** The least height of a footer for a signed-in viewer on a phone (S1 §9). */
export const FOOTER_MIN_HEIGHT_PX = 64;

/** The least height of a footer for a signed-in viewer on a desktop (S1 §9). */
export const FOOTER_MIN_HEIGHT_DESKTOP_PX = 80;

/** The height of a square pin's footer (S1 §9). */
export const SQUARE_FOOTER_HEIGHT_PX = 72;

/** The height of a square pin's footer with a price (S1 §9). */
export const SQUARE_FOOTER_HEIGHT_WITH_PRICE_PX = 104;

/** The height of a footer whose attribution is a price (S1 §9). */
export const PRICE_FOOTER_HEIGHT_PX = 68;

/** The same with one more line: a struck price, or the delivery (S1 §9). */
export const PRICE_FOOTER_HEIGHT_EXTRA_LINE_PX = 90;

/** The space of a footer around its lines (S1 §9). */
export const FOOTER_SPACING_PX = 13;

/** The height of one line of a footer (S1 §9). */
export const FOOTER_LINE_HEIGHT_PX = 21;

/** What a footer holds, as far as its size goes (S1 §5). */
export interface FooterContent {
  readonly hasTitle?: boolean;
  readonly hasAttribution?: boolean;
  readonly hasRating?: boolean;
  readonly isPromoted?: boolean;
  readonly isSquare?: boolean;
  readonly hasPrice?: boolean;
  /** A struck price or a note about delivery stands below the price. */
  readonly hasExtraPriceLine?: boolean;
}

/**
 * The lines of a footer (S1 §5), tested in this order: 2 with a star rating, 3 when promoted, 2 for a title and an
 * attribution, 1 for one of them; 0 when there is nothing to show.
 */
export function footerLines(content: FooterContent): 0 | 1 | 2 | 3 {
  if (content.hasRating) return RATED_FOOTER_LINES;
  if (content.isPromoted) return PROMOTED_FOOTER_LINES;
  if (content.hasTitle && content.hasAttribution) return 2;
  return content.hasTitle || content.hasAttribution ? 1 : 0;
}

/**
 * The height of a footer in pixels at a root font size of 16 (S1 §9): a square pin first, then a price, else 13 and 21
 * a line, but no less than 64, on a desktop 80. 0 for a footer with nothing in it. A layout multiplies it with the
 * root font size / 16.
 */
export function footerHeight(
  content: FooterContent,
  context: Pick<CardContext, 'device'> = {},
): number {
  if (content.isSquare) {
    return content.hasPrice ? SQUARE_FOOTER_HEIGHT_WITH_PRICE_PX : SQUARE_FOOTER_HEIGHT_PX;
  }
  if (content.hasPrice) {
    return content.hasExtraPriceLine ? PRICE_FOOTER_HEIGHT_EXTRA_LINE_PX : PRICE_FOOTER_HEIGHT_PX;
  }
  const lines = footerLines(content);
  if (lines === 0) return 0;
  const least = context.device === 'mobile' ? FOOTER_MIN_HEIGHT_PX : FOOTER_MIN_HEIGHT_DESKTOP_PX;
  return Math.max(FOOTER_SPACING_PX + FOOTER_LINE_HEIGHT_PX * lines, least);
}

/** True when a partner's own board grid shows footers with analytics whatever else would hide them (S1 §6). */
export function isPartnerFooterForced(
  pin: Pick<Pin, 'board'>,
  context: Pick<CardContext, 'surface' | 'viewer'>,
): boolean {
  return (
    context.viewer.isPartner === true &&
    context.surface === 'BaseBoardPinGrid' &&
    boardRoles(pin.board, context.viewer).isOwn
  );
}

/**
 * Whether a card has a footer (S1 §4 §6). Never for signed-out visitors; always for a partner on a board of their own;
 * otherwise not while a pending experience asks to hide it, not in the image-only grid of new and returned viewers, and
 * only on surfaces that have one.
 */
export function isFooterVisible(
  pin: Pick<Pin, 'board'>,
  context: Pick<CardContext, 'isFooterHiddenByExperience' | 'now' | 'surface' | 'viewer'>,
): boolean {
  if (!context.viewer.isAuth) return false;
  if (isPartnerFooterForced(pin, context)) return true;
  return (
    !context.isFooterHiddenByExperience &&
    !isImageOnlyGrid(context.viewer, context.now) &&
    surfaceParts(context.surface).footer
  );
}
