import { cardWords } from '@tackboard/domain/words/card';
import { cardPartsWords } from '@tackboard/domain/words/card-parts';

/** What the badge of a verified person or merchant says. */
export const BADGE_WORDS = { ...cardPartsWords, verifiedMerchant: cardWords.verifiedMerchant };
