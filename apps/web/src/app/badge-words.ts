import { cardWords } from '@tackboard/domain/words/card';
import { cardPartsWords } from '@tackboard/domain/words/card-parts';

/** The words of the badge of a verified person or merchant. */
export const BADGE_WORDS = { ...cardPartsWords, verifiedMerchant: cardWords.verifiedMerchant };
