import { adWords } from '@tackboard/domain/words/de/ads';
import { cardWords } from '@tackboard/domain/words/de/card';
import { cardPartsWords } from '@tackboard/domain/words/de/card-parts';
import { debugWords } from '@tackboard/domain/words/de/debug';
import { feedbackWords } from '@tackboard/domain/words/de/feedback';
import { formWords } from '@tackboard/domain/words/de/forms';
import { gridWords } from '@tackboard/domain/words/de/grid';
import { linkWords } from '@tackboard/domain/words/de/links';
import { menuWords } from '@tackboard/domain/words/de/menu';
import { navigationWords } from '@tackboard/domain/words/de/navigation';
import { partnerWords } from '@tackboard/domain/words/de/partner';
import { pictureWords } from '@tackboard/domain/words/de/pictures';
import { promptWords } from '@tackboard/domain/words/de/prompts';
import { saveWords } from '@tackboard/domain/words/de/save';
import { videoWords } from '@tackboard/domain/words/de/video';
import type { TackboardWords } from '@tackboard/pin-card/provider';

/** Every sentence of the kit in German. */
export const germanWords: TackboardWords = {
  ads: adWords,
  card: cardWords,
  cardParts: cardPartsWords,
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
