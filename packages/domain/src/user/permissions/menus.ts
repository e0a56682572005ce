import type { CardContext } from '../../context.js';
import { isDeletedStory } from '../../pin/kind.js';
import type { Pin } from '../../pin/pin.js';
import { surfaceParts } from '../../surface/surface-parts.js';

/**
 * Whether a card has the more menu (S1 §6): for signed-in viewers, but not on deleted stories, in conversations and
 * on other surfaces without one.
 */
export function hasMoreMenu(
  pin: Pick<Pin, 'storyPinData'>,
  context: Pick<CardContext, 'surface' | 'viewer'>,
): boolean {
  return context.viewer.isAuth && !isDeletedStory(pin) && surfaceParts(context.surface).moreMenu;
}

/** Whether a press on the dots opens the menu (S3 §6). For signed-out viewers on a phone the host handles the tap. */
export function opensMoreMenu(context: Pick<CardContext, 'device' | 'viewer'>): boolean {
  return context.viewer.isAuth || context.device !== 'mobile';
}

/** Whether a pin can be sent and shared (S3 §6): it needs a pinner. */
export function hasShareMenu(pin: Pick<Pin, 'pinner'>): boolean {
  return pin.pinner !== undefined;
}
