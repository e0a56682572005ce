import type { AdWords } from './ads.js';
import type { CardPartsWords } from './card-parts.js';
import type { CardWords } from './card.js';
import type { DebugWords } from './debug.js';
import type { FeedbackWords } from './feedback.js';
import type { FormWords } from './forms.js';
import type { GridWords } from './grid.js';
import type { LinkWords } from './links.js';
import type { MenuWords } from './menu.js';
import type { MessagingWords } from './messaging.js';
import type { NavigationWords } from './navigation.js';
import type { PartnerWords } from './partner.js';
import type { PictureWords } from './pictures.js';
import type { PromptWords } from './prompts.js';
import type { SaveWords } from './save.js';
import type { VideoWords } from './video.js';

/**
 * Every text of the kit in one language, area by area (S1 §1, S2 §9). Write a translation as `satisfies Language`: a sentence that is missing,
 * now or in a later version, is then an error of the compiler. Without it a missing sentence is shown in English.
 */
export interface Language {
  /** A BCP 47 tag, such as `fr`, for numbers, dates and names of countries. */
  readonly locale: string;
  readonly ads: AdWords;
  readonly cardParts: CardPartsWords;
  readonly card: CardWords;
  readonly debug: DebugWords;
  readonly feedback: FeedbackWords;
  readonly forms: FormWords;
  readonly grid: GridWords;
  readonly links: LinkWords;
  readonly menu: MenuWords;
  readonly messaging: MessagingWords;
  readonly navigation: NavigationWords;
  readonly partner: PartnerWords;
  readonly pictures: PictureWords;
  readonly prompts: PromptWords;
  readonly save: SaveWords;
  readonly video: VideoWords;
}
