import type { CardContext, Pin } from '@tackboard/domain';
import { REMOVED_TILE_HEIGHT_PX, isDeletedStory, visualRatio } from '@tackboard/domain/pin';
import { pinFooterContent } from '../footer/pin-footer-content.js';
import type { GridBox } from './grid-boxes.js';

/**
 * The box of a pin's card by the rules: the form of its picture as shown, and the height of its footer. The tile of a
 * removed pin is all footer.
 */
export function pinBox(pin: Pin, context: CardContext): GridBox {
  if (isDeletedStory(pin)) return { ratio: 0, footer: REMOVED_TILE_HEIGHT_PX };
  return { ratio: visualRatio(pin), footer: pinFooterContent(pin, context).height };
}
