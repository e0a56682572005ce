import { firstText } from '../text/first-text.js';
import type { Pin } from './pin.js';

/** Returns the alternative text of a pin's image (S1 §3): the creator's, else the recognised one. */
export function imageAlt(pin: Pick<Pin, 'altText' | 'autoAltText'>): string | undefined {
  return firstText(pin.altText, pin.autoAltText);
}
