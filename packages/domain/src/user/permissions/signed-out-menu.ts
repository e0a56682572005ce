import type { CardContext } from '../../context.js';
import { isDeletedStory } from '../../pin/kind.js';
import type { Pin } from '../../pin/pin.js';

/**
 * Whether a right click on a card opens the signed-out menu (S1 §6): on a desktop, when the pin has a creator or
 * pinner. Deleted story pins have no menu (S1 §4).
 */
export function hasSignedOutMenu(
  pin: Pick<Pin, 'nativeCreator' | 'pinner' | 'storyPinData'>,
  context: Pick<CardContext, 'device' | 'viewer'>,
): boolean {
  if (isDeletedStory(pin)) return false;
  const hasPerson = pin.nativeCreator !== undefined || pin.pinner !== undefined;
  return !context.viewer.isAuth && context.device !== 'mobile' && hasPerson;
}
