import { savedOverlayName, savedTitleText } from '@tackboard/domain/card';
import type { PinCardWords } from '../client/words.js';

/**
 * Returns "Saved to {section or board}" with the name truncated, or "Saved to Profile" without either. Lego style
 * has a shorter limit.
 */
export function savedToText(
  title: string | undefined,
  words: PinCardWords,
  isLego = false,
): string {
  if (!title) return words.savedToProfile();
  return words.savedTo({ board: isLego ? savedTitleText(title, isLego) : savedOverlayName(title) });
}
