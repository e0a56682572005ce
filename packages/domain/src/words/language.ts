import type { BoardWords } from './boards.js';
import type {
  AdWords,
  DebugWords,
  FormWords,
  LinkWords,
  MessagingWords,
  NavigationWords,
} from './pages.js';
import type { CardPartsWords, CardWords, GridWords, PartnerWords } from './card.js';
import type { FeedbackWords, MenuWords, PromptWords, SaveWords } from './actions.js';
import type { PictureWords, VideoWords } from './closeup.js';

/**
 * Every text of the kit in one language, area by area. Write a translation as `satisfies Language`: a sentence that is missing,
 * now or in a later version, is then an error of the compiler. Without it a missing sentence is shown in English.
 */
export interface Language {
  /** A BCP 47 tag, such as `fr`, for numbers, dates and names of countries. */
  readonly locale: string;
  readonly ads: AdWords;
  readonly boards: BoardWords;
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
