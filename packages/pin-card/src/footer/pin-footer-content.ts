import type { Attribution, CardContext, Pin, PriceLabel, ShippingLabel } from '@tackboard/domain';
import {
  attribution,
  attributionDisplay,
  footerHeight,
  gridTitle,
  hasRating,
  isAdvertising,
  isFooterVisible,
  partnerFooter,
  pinProduct,
  priceLabel,
  productLabels,
  recipeTimeMs,
  shippingLabel,
  surfaceParts,
} from '@tackboard/domain/card';
import type { PinSave } from '@tackboard/machines';
import { footerLayout, type SavedPlace } from './footer-layout.js';

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
 * Returns the content of a pin's footer for the viewer and surface of `context` (S1 §5). Its height does not depend on
 * `saved`, what the title of a saved pin shows (S1 §4).
 */
export function pinFooterContent(
  pin: Pin,
  context: CardContext,
  isSquare = false,
  saved: PinSave['title'] = 'none',
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
