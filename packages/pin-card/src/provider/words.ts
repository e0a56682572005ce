import { type CardWords, cardWords } from '@tackboard/domain/words/card';
import { type CardPartsWords, cardPartsWords } from '@tackboard/domain/words/card-parts';
import type { FeedbackWords } from '@tackboard/domain/words/feedback';
import { type GridWords, gridWords } from '@tackboard/domain/words/grid';
import type { AdWords } from '@tackboard/domain/words/ads';
import type { FormWords } from '@tackboard/domain/words/forms';
import type { LinkWords } from '@tackboard/domain/words/links';
import type { MenuWords } from '@tackboard/domain/words/menu';
import type { NavigationWords } from '@tackboard/domain/words/navigation';
import type { PictureWords } from '@tackboard/domain/words/pictures';
import type { PromptWords } from '@tackboard/domain/words/prompts';
import type { SaveWords } from '@tackboard/domain/words/save';

/** Every sentence of the kit, with those of the parts that are fetched later. */
export type TackboardWords = CardWords &
  CardPartsWords &
  GridWords &
  FeedbackWords &
  MenuWords &
  SaveWords &
  AdWords &
  FormWords &
  LinkWords &
  NavigationWords &
  PictureWords &
  PromptWords;

/** Every sentence that the card and the grid say in their first load. */
export type PinCardWords = CardWords & CardPartsWords & GridWords;

/** The English sentences of the card and the grid. */
export const pinCardWords: PinCardWords = { ...cardWords, ...cardPartsWords, ...gridWords };
