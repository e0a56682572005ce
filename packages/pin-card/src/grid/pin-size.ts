import type { CardContext, Pin } from '@tackboard/domain';
import { isDeletedStory, REMOVED_TILE_HEIGHT_PX, visualRatio } from '@tackboard/domain/card';
import { pinFooterContent } from '../footer/pin-footer-content.js';
import type { ItemSize } from './item-size.js';

/**
 * The size of a pin's card by the rules of the card: the ratio of its image as shown, and the height of its footer. The
 * tile of a removed pin is all footer.
 */
export function pinSize(pin: Pin, context: CardContext): ItemSize {
  if (isDeletedStory(pin)) return { ratio: 0, footer: REMOVED_TILE_HEIGHT_PX };
  return { ratio: visualRatio(pin), footer: pinFooterContent(pin, context).height };
}
