import type { CardContext } from '../context.js';
import { surfaceParts } from '../surface/surface-parts.js';
import { type AttributionSetting, attribution, attributionDisplay } from './attribution.js';
import type { FooterContent } from './footer.js';
import type { Pin } from './pin.js';
import { pinProduct, priceLabel, shippingLabel } from './price.js';
import { pinRating } from './rating.js';
import { gridTitle } from './title.js';

/** What a host knows about the footer of a card. */
export interface FooterOptions {
  readonly attribution?: AttributionSetting;
  readonly isSquare?: boolean;
}

/**
 * What the footer of a pin holds on a surface (S1 §5): the parts of it that there is something to say about, so that
 * `footerLines` and `footerHeight` know its size before anything is drawn.
 */
export function footerContent(
  pin: Pin,
  context: Pick<CardContext, 'surface'>,
  options: FooterOptions = {},
): FooterContent {
  const parts = surfaceParts(context.surface);
  const product = pinProduct(pin);
  const price = parts.price ? priceLabel(product?.offerSummary) : undefined;
  const display = attributionDisplay(pin, context.surface, options.attribution);
  return {
    hasTitle: parts.title && gridTitle(pin) !== undefined,
    hasAttribution: display !== 'none' && attribution(pin) !== undefined,
    hasRating: parts.rating && pinRating(pin) !== undefined,
    isPromoted: pin.isPromoted === true,
    isSquare: options.isSquare === true,
    hasPrice: price !== undefined,
    hasExtraPriceLine:
      price !== undefined && (price.struck !== undefined || shippingLabel(product) !== undefined),
  };
}
