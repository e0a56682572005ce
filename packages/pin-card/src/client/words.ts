import type { AdWords } from '@tackboard/domain/words/ads';
import { type CardWords, cardWords } from '@tackboard/domain/words/card';
import type { CardPartsWords } from '@tackboard/domain/words/card-parts';
import type { DebugWords } from '@tackboard/domain/words/debug';
import type { FeedbackWords } from '@tackboard/domain/words/feedback';
import type { FormWords } from '@tackboard/domain/words/forms';
import type { GridWords } from '@tackboard/domain/words/grid';
import type { LinkWords } from '@tackboard/domain/words/links';
import type { MenuWords } from '@tackboard/domain/words/menu';
import type { NavigationWords } from '@tackboard/domain/words/navigation';
import type { PartnerWords } from '@tackboard/domain/words/partner';
import type { PictureWords } from '@tackboard/domain/words/pictures';
import type { PromptWords } from '@tackboard/domain/words/prompts';
import type { SaveWords } from '@tackboard/domain/words/save';
import type { VideoWords } from '@tackboard/domain/words/video';

/** Every text of the kit, by area. The same name can be a different text in another area. */
export interface TackboardWords {
  readonly card: CardWords;
  readonly cardParts: CardPartsWords;
  readonly grid: GridWords;
  readonly ads: AdWords;
  readonly debug: DebugWords;
  readonly feedback: FeedbackWords;
  readonly forms: FormWords;
  readonly links: LinkWords;
  readonly menu: MenuWords;
  readonly navigation: NavigationWords;
  readonly partner: PartnerWords;
  readonly pictures: PictureWords;
  readonly prompts: PromptWords;
  readonly save: SaveWords;
  readonly video: VideoWords;
}

/** The texts that a host replaces, by area. */
export type WordChanges = {
  readonly [Area in keyof TackboardWords]?: Partial<TackboardWords[Area]>;
} & {
  /** The language of the texts, BCP 47. Formats numbers unless the option `locale` does. */
  readonly locale?: string | undefined;
};

/** The texts of a card that are part of the first load. */
export type PinCardWords = CardWords;

/** Returns the texts of the first load: the English ones with the host's changes. */
export function firstWords({ card }: WordChanges): PinCardWords {
  return { ...cardWords, ...card };
}
