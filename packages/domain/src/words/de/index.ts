import type { Language } from '../language.js';
import { germanAdWords } from './ads.js';
import { germanCardPartsWords } from './card-parts.js';
import { germanCardWords } from './card.js';
import { germanDebugWords } from './debug.js';
import { germanFeedbackWords } from './feedback.js';
import { germanFormWords } from './forms.js';
import { germanGridWords } from './grid.js';
import { germanLinkWords } from './links.js';
import { germanMenuWords } from './menu.js';
import { germanMessagingWords } from './messaging.js';
import { germanNavigationWords } from './navigation.js';
import { germanPartnerWords } from './partner.js';
import { germanPictureWords } from './pictures.js';
import { germanPromptWords } from './prompts.js';
import { germanSaveWords } from './save.js';
import { germanVideoWords } from './video.js';

/** Every text of the kit in German, area by area (S1 §8, S3 §8). */
export const german = {
  locale: 'de',
  ads: germanAdWords,
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
