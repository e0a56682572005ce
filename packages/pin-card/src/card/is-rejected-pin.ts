import type { Pin, Surface } from '@tackboard/domain';
import {
  carouselSlots,
  cornerBadge,
  domainChip,
  gridDescription,
  imageAlt,
  imageSources,
  isDeletedStory,
  isShoppable,
  itemChips,
  pinTitle,
} from '@tackboard/domain/card';
import type { Internals } from '../client/tackboard.js';
import { pinFooterContent } from '../footer/pin-footer-content.js';
import { hasMotion } from '../video/has-motion.js';

/** Text that no rule reads before it renders. */
function assertText(text: unknown): void {
  if (text !== undefined && typeof text !== 'string') throw new TypeError('A text is no string.');
}

/**
 * Whether a pin has no id, or a rule throws for it because its types are wrong, as in a pin that no decoder has read. React
 * has no error boundary on a server, so a card asks before it renders there.
 */
export function isRejectedPin(pin: Pin, surface: Surface, internals: Internals): boolean {
  const context = { ...internals.context, surface };
  try {
    if (!pin.id) return true;
    internals.paths.pin(pin.id);
    const { board } = internals.store.readInitial(pin);
    if (board) internals.paths.board(board);
    assertText(board?.name);
    isDeletedStory(pin);
    pinTitle(pin);
    imageAlt(pin);
    imageSources(pin);
    carouselSlots(pin);
    hasMotion(pin);
    isShoppable(pin);
    for (const { images, pinId, title } of itemChips(pin)) {
      assertText(title);
      if (pinId !== undefined) internals.paths.pin(pinId);
      if (images) imageSources({ images });
    }
    domainChip(pin);
    gridDescription(pin);
    cornerBadge(pin, context);
    pinFooterContent(pin, context, false);
    return false;
  } catch {
    return true;
  }
}
