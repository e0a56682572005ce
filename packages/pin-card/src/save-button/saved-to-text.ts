import type { Board, BoardSection } from '@tackboard/domain';
import { savedOverlayName } from '@tackboard/domain/save';
import type { PinCardWords } from '../provider/words.js';

/** Returns "Saved to {section or board}" with the name truncated, or "Saved to Profile" without either (S1 §5 §8). */
export function savedToText(
  board: Board | undefined,
  words: PinCardWords,
  section?: BoardSection,
): string {
  const name = section?.title ?? board?.name;
  return name ? words.savedTo({ board: savedOverlayName(name) }) : words.savedToProfile();
}
