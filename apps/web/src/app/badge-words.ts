import { cardWords } from '@tackboard/domain/words/card';
import { cardPanelWords } from '@tackboard/domain/words/card-panels';

/** The words of the badge of a verified person or merchant. */
export const BADGE_WORDS = { ...cardPanelWords, verifiedMerchant: cardWords.verifiedMerchant };
