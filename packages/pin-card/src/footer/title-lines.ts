import { TITLE_LINES } from '@tackboard/domain';
import type { PinFooterContent } from './pin-footer-content.js';

const PADDING_PX = 8;
const TITLE_LINE_PX = 20;
const PRICE_LINE_PX = 20;
const SOURCE_LINE_PX = 18;

/** How many lines the title may take, so that everything else in the footer keeps its place: 1 or 2 (S1 §5). */
export function titleLines(content: PinFooterContent): number {
  const others = (content.price ? PRICE_LINE_PX : 0) + (content.attribution ? SOURCE_LINE_PX : 0);
  const fitting = Math.floor((content.height - PADDING_PX - others) / TITLE_LINE_PX);
  return Math.min(TITLE_LINES, Math.max(1, fitting));
}
