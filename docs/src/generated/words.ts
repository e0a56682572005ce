import * as english from '@tackboard/domain/words';
import { markdownTable } from '@tackboard/bench/tables';

type Sentence = (values: never) => string;

/** The areas of `words`, each with the place of its sentences. */
const AREAS: Readonly<Record<string, readonly [where: string, ...sentences: readonly object[]]>> = {
  card: ['A card as it loads', english.cardWords],
  cardParts: [
    'Parts of some cards, panels that a card opens, and the page of a pin',
    english.cardPartsWords,
    english.cardPanelWords,
    english.closeupWords,
  ],
  grid: ['The grid and its feed', english.gridWords],
  save: ['Saving, the board picker, the toasts', english.saveWords],
  boards: ['The page of a board, and its forms', english.boardWords],
  menu: ['Menus of a pin and of a board', english.menuWords],
  feedback: ['Hiding and reporting a pin', english.feedbackWords],
  prompts: ['Logging in, the app', english.promptWords],
  links: ['Links that leave the site', english.linkWords],
  ads: ['Why an ad shows', english.adWords],
  partner: ['The footer of a partner', english.partnerWords],
  pictures: ['The image viewer, downloads', english.pictureWords],
  video: ['The video player', english.videoWords],
  forms: ['Forms of a pin and of an account', english.formWords],
  navigation: ['The header and footer of the site', english.navigationWords],
  messaging: ['Messages', english.messagingWords],
  debug: ['The debug panel', english.debugWords],
};

/** Stands for the values of a sentence: each prints its name in braces, a count is 3. */
const VALUES = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === 'count') return 3;
      return name === 'locale' || typeof name === 'symbol' ? undefined : `{${name}}`;
    },
  },
) as never;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const section = ([area, [where, ...sentences]]: [string, (typeof AREAS)[string]]): string => {
  const rows = Object.entries(Object.assign({}, ...sentences) as Record<string, Sentence>).map(
    ([name, sentence]) => [`\`${name}\``, cell(sentence(VALUES))],
  );
  return [`## ${area}`, `${where}.`, ...markdownTable([['word', 'English'], ...rows], 2)]
    .join('\n')
    .replace(/^(## .*)\n(.*)\n/, '$1\n\n$2\n\n');
};

/** Every sentence by its area, with its English default. */
export const wordsByArea = (): string => Object.entries(AREAS).map(section).join('\n\n');

/** The areas of the page. */
export const wordAreas = Object.keys(AREAS);
