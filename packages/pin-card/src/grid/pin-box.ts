import { type CardContext, imageSources, type Pin } from '@tackboard/domain';
import { pinFooterContent } from '../footer/pin-footer-content.js';
import type { GridBox } from './grid-boxes.js';

/** The box of a pin's card: the form of its picture as shown, and the height of its footer. */
export function pinBox(pin: Pin, context: CardContext): GridBox {
  return {
    ratio: imageSources(pin)?.ratio ?? 1,
    footer: pinFooterContent(pin, context).height,
  };
}
