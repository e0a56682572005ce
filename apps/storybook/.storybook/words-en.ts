import { adWords } from '@tackboard/domain/words/ads';
import { cardWords } from '@tackboard/domain/words/card';
import { cardPanelWords } from '@tackboard/domain/words/card-panels';
import { closeupWords } from '@tackboard/domain/words/closeup';
import { cardPartsWords } from '@tackboard/domain/words/card-parts';
import { debugWords } from '@tackboard/domain/words/debug';
import { feedbackWords } from '@tackboard/domain/words/feedback';
import { formWords } from '@tackboard/domain/words/forms';
import { gridWords } from '@tackboard/domain/words/grid';
import { linkWords } from '@tackboard/domain/words/links';
import { menuWords } from '@tackboard/domain/words/menu';
import { navigationWords } from '@tackboard/domain/words/navigation';
import { partnerWords } from '@tackboard/domain/words/partner';
import { pictureWords } from '@tackboard/domain/words/pictures';
import { promptWords } from '@tackboard/domain/words/prompts';
import { saveWords } from '@tackboard/domain/words/save';
import { videoWords } from '@tackboard/domain/words/video';
import type { TackboardWords } from '@tackboard/pin-card/provider';

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
