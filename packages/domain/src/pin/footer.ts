import { boardRoles } from '../board/board.js';
import type { CardContext } from '../context.js';
import { surfaceParts } from '../surface.js';
import { isImageOnlyGrid } from '../user/account-age.js';
import type { Pin } from './pin.js';
import { isOwnPin } from './kind.js';

/** Number of lines of a footer with a star rating. */
export const RATED_FOOTER_LINES = 2;

/** Number of lines of the footer of a promoted pin. */
export const PROMOTED_FOOTER_LINES = 3;

/** Smallest footer height for signed-in viewers on a phone. */
export const FOOTER_MIN_HEIGHT_PX = 64;

/** Smallest footer height for signed-in viewers on a desktop. */
export const FOOTER_MIN_HEIGHT_DESKTOP_PX = 80;

/** Footer height of a square pin. */
export const SQUARE_FOOTER_HEIGHT_PX = 72;

/** Footer height of a square pin with a price. */
export const SQUARE_FOOTER_HEIGHT_WITH_PRICE_PX = 104;

/** Footer height with a price as attribution. */
export const PRICE_FOOTER_HEIGHT_PX = 68;

/** Footer height with a price and one more line: a struck price or shipping. */
export const PRICE_FOOTER_HEIGHT_EXTRA_LINE_PX = 90;

/** Space around the lines of a footer. */
export const FOOTER_SPACING_PX = 13;

/** Height of a footer line. */
export const FOOTER_LINE_HEIGHT_PX = 21;

/** The content of a footer, as far as its size depends on it. */
interface FooterContent {
  readonly hasTitle?: boolean;
  readonly hasAttribution?: boolean;
  readonly hasRating?: boolean;
  readonly isPromoted?: boolean;
  readonly isSquare?: boolean;
  readonly hasPrice?: boolean;
  /** A struck price or a shipping note shows below the price. */
  readonly hasExtraPriceLine?: boolean;
}

/**
 * Returns the number of lines of a footer (S1 §5.23). The first match counts: 2 with a star rating, 3 when promoted, 2
 * for a title and an attribution, 1 for one of them, 0 for none.
 */
export function footerLines(content: FooterContent): 0 | 1 | 2 | 3 {
  if (content.hasRating) return RATED_FOOTER_LINES;
  if (content.isPromoted) return PROMOTED_FOOTER_LINES;
  if (content.hasTitle && content.hasAttribution) return 2;
  return content.hasTitle || content.hasAttribution ? 1 : 0;
}

/**
 * Returns the height of a footer in pixels at a root font size of 16 (S1 §9.11): fixed heights for square pins, then for
 * a price; otherwise 13 plus 21 per line, at least 64, on a desktop 80. 0 without content. Layouts multiply it by the
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

/** Whether a partner's own board grid shows footers with analytics, whatever else would hide them. */
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
 * Whether a card has a footer (S1 §4.12). Never for signed-out visitors. Always for partners on their own boards.
 * Otherwise only on surfaces with footers, and not while a pending experience hides them or the grid shows only
 * images.
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

/** Window of partner analytics: the last 30 days. */
export const PARTNER_ANALYTICS_WINDOW = '30d_realtime';

/** A metric of a pin; `name` is the server's, such as `impression`. */
export interface PartnerMetric {
  readonly name: string;
  readonly count: number;
}

/**
 * Returns the metrics that partners see below their own pins instead of a title: those of the last 30 days,
 * as received. `[]` for all other viewers and without metrics.
 */
export function partnerFooter(
  pin: Pick<Pin, 'aggregatedPinData' | 'board' | 'pinner'>,
  context: Pick<CardContext, 'viewer'>,
): readonly PartnerMetric[] {
  const { viewer } = context;
  const isTheirs = isOwnPin(pin, viewer) || boardRoles(pin.board, viewer).isOwn;
  if (!viewer.isPartner || !isTheirs) return [];
  const metrics = pin.aggregatedPinData?.creatorAnalytics?.[PARTNER_ANALYTICS_WINDOW] ?? {};
  return Object.entries(metrics).map(([name, count]) => ({ name, count }));
}
