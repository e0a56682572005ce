import type { Board } from '@tackboard/domain';
import { savedOverlayName } from '@tackboard/domain/save';
import type { PinCardWords } from '../provider/words.js';

/** "Saved to {board}" with the name cut, or "Saved to Profile" without one (S1 §5 §8). */
export function savedToText(board: Board | undefined, words: PinCardWords): string {
  return board?.name
    ? words.savedTo({ board: savedOverlayName(board.name) })
    : words.savedToProfile();
}
