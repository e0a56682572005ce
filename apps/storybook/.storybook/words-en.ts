import {
  adWords,
  cardPanelWords,
  cardPartsWords,
  cardWords,
  closeupWords,
  debugWords,
  feedbackWords,
  formWords,
  gridWords,
  linkWords,
  menuWords,
  navigationWords,
  partnerWords,
  pictureWords,
  promptWords,
  saveWords,
  videoWords,
} from '@tackboard/domain/words';
import type { TackboardWords } from '@tackboard/pin-card';

/** All words of the kit in English. */
export const englishWords: TackboardWords = {
  ads: adWords,
  card: cardWords,
  cardParts: { ...cardPartsWords, ...cardPanelWords, ...closeupWords },
  debug: debugWords,
  feedback: feedbackWords,
  forms: formWords,
  grid: gridWords,
  links: linkWords,
  menu: menuWords,
  navigation: navigationWords,
  partner: partnerWords,
  pictures: pictureWords,
  prompts: promptWords,
  save: saveWords,
  video: videoWords,
};
