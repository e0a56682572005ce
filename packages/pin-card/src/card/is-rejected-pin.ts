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
  showsReactions,
  topReactions,
} from '@tackboard/domain/card';
import type { Pin, Surface } from '@tackboard/domain';
import type { Internals } from '../client/types.js';
import { pinFooterContent } from '../footer/pin-footer-content.js';
import { hasMotion } from '../video/has-motion.js';

/** For a text that no rule reads before it renders. */
const isText = (text: unknown) => text === undefined || typeof text === 'string';

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
    if (!isText(board?.name)) return true;
    isDeletedStory(pin);
    pinTitle(pin);
    imageAlt(pin);
    imageSources(pin);
    carouselSlots(pin);
    hasMotion(pin);
    isShoppable(pin);
    for (const { images, pinId, title } of itemChips(pin)) {
      if (!isText(title)) return true;
      if (pinId !== undefined) internals.paths.pin(pinId);
      if (images) imageSources({ images });
    }
    domainChip(pin);
    gridDescription(pin);
    cornerBadge(pin, context);
    pinFooterContent(pin, context, false);
    if (showsReactions(pin, context)) topReactions(pin.reactionCountsData);
    return false;
  } catch {
    return true;
  }
}
