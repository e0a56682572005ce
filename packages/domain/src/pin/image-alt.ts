import { firstText } from '../text/first-text.js';
import type { Pin } from './pin.js';

/** What stands for a pin's picture in words: what the creator wrote, else what was recognised in it (S1 §3). */
export function imageAlt(pin: Pick<Pin, 'altText' | 'autoAltText'>): string | undefined {
  return firstText(pin.altText, pin.autoAltText);
}
