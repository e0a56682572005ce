import type { Language } from '../language.js';
import { germanBoardWords } from './boards.js';
import {
  germanAdWords,
  germanDebugWords,
  germanFormWords,
  germanLinkWords,
  germanMessagingWords,
  germanNavigationWords,
} from './pages.js';
import {
  germanCardPartsWords,
  germanCardWords,
  germanGridWords,
  germanPartnerWords,
} from './card.js';
import {
  germanFeedbackWords,
  germanMenuWords,
  germanPromptWords,
  germanSaveWords,
} from './actions.js';
import { germanPictureWords, germanVideoWords } from './closeup.js';

/** Every text of the kit in German, area by area. */
export const german = {
  locale: 'de',
  ads: germanAdWords,
  boards: germanBoardWords,
  cardParts: germanCardPartsWords,
  card: germanCardWords,
  debug: germanDebugWords,
  feedback: germanFeedbackWords,
  forms: germanFormWords,
  grid: germanGridWords,
  links: germanLinkWords,
  menu: germanMenuWords,
  messaging: germanMessagingWords,
  navigation: germanNavigationWords,
  partner: germanPartnerWords,
  pictures: germanPictureWords,
  prompts: germanPromptWords,
  save: germanSaveWords,
  video: germanVideoWords,
} satisfies Language;
