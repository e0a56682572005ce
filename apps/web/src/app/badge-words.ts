import { cardPanelWords, cardWords } from '@tackboard/domain/words';
import { useDemo } from './demo-context.js';
import { useKitWords } from './words/kit-words.js';

/** Returns the words of the badge of a verified person or merchant. */
export function useBadgeWords() {
  const { verifiedMerchant } = useKitWords('card', cardWords);
  return { ...cardPanelWords, ...useDemo().words?.cardParts, verifiedMerchant };
}
