import { type CardWords, cardWords } from '@tackboard/domain/words/card';
import { type CardPartsWords, cardPartsWords } from '@tackboard/domain/words/card-parts';
import { type GridWords, gridWords } from '@tackboard/domain/words/grid';

/** Every sentence that the card and the grid say in their first load. */
export type PinCardWords = CardWords & CardPartsWords & GridWords;

/** The English sentences of the card and the grid. */
export const pinCardWords: PinCardWords = { ...cardWords, ...cardPartsWords, ...gridWords };
