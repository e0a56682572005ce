import { type CardWords, cardWords } from '@tackboard/domain/words/card';

/** What the grid says: a function a sentence. */
export const gridWords = {
  loadingPins: () => 'Loading more pins',
  pinsFailed: () => 'More pins could not be loaded.',
  tryAgain: () => 'Try again',
  endOfPins: () => 'You have seen every pin here.',
  noPins: () => 'There are no pins here yet.',
};

/** What the grid says, in any language. */
export type GridWords = typeof gridWords;

/** Every sentence of the card and the grid. */
export type PinCardWords = CardWords & GridWords;

/** The English sentences of the card and the grid. */
export const pinCardWords: PinCardWords = { ...cardWords, ...gridWords };
