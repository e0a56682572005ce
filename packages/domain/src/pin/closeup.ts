import { carouselSlots } from './carousel.js';
import type { Pin } from './pin.js';
import { pinProduct } from './price.js';
import type { CarouselSlot } from './pin-parts.js';
import type { Product } from './rich-data.js';
import { type CardContext, isCrawler } from '../context.js';

/** Width of a pane of the close-up (S3 §9.23). */
export const CLOSEUP_PANE_WIDTH_PX = 508;

/** Largest width of the close-up, with two panes (S3 §9.23). */
export const CLOSEUP_MAX_WIDTH_PX = 1016;

/** Returns the images of a product as slots, keyed by image signature (S2 §3.27). */
export function productSlots(product: Product | undefined): readonly CarouselSlot[] {
  return (product?.additionalImages ?? []).flatMap(({ imageSignature, images }) =>
    imageSignature && images ? [{ id: imageSignature, imageSignature, images }] : [],
  );
}

/**
 * Returns the pictures that the page of a pin shows as a carousel: its slots, or its own picture and the further pictures of
 * its product. `[]` for other pins.
 */
export function closeupSlots(
  pin: Pick<Pin, 'carouselData' | 'imageSignature' | 'images' | 'richMetadata' | 'richSummary'>,
): readonly CarouselSlot[] {
  const slots = carouselSlots(pin);
  const others = productSlots(pinProduct(pin));
  if (slots.length > 0 || others.length === 0 || !pin.images) return slots;
  const { imageSignature, images } = pin;
  return [{ ...(imageSignature !== undefined && { id: imageSignature }), images }, ...others];
}

/** Forms of the "more information" panel. */
type InformationPanelForm = 'inline' | 'modal' | 'sheet';

/**
 * Returns the form of the "more information" panel (S1 §2.26): inline for crawlers, a full-screen sheet on a phone,
 * otherwise a modal.
 */
export function informationPanelForm(
  context: Pick<CardContext, 'device' | 'isBot' | 'isSocialBot'>,
): InformationPanelForm {
  if (isCrawler(context)) return 'inline';
  return context.device === 'mobile' ? 'sheet' : 'modal';
}
