import type {
  AdWords,
  BoardWords,
  DebugWords,
  FeedbackWords,
  FormWords,
  LinkWords,
  MenuWords,
  NavigationWords,
  PictureWords,
  PromptWords,
  SaveWords,
  VideoWords,
} from '@tackboard/domain/words';
import {
  type CardPartsWords,
  type CardWords,
  cardWords,
  type GridWords,
  type PartnerWords,
} from '@tackboard/domain/words/card';

/** Every text of the kit, by area. The same name can be a different text in another area. */
export interface TackboardWords {
  readonly card: CardWords;
  readonly cardParts: CardPartsWords;
  readonly grid: GridWords;
  readonly ads: AdWords;
  readonly boards: BoardWords;
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
