import { inLanguages } from './in-languages.js';

/** Texts in place of a pin that is gone. */
export const REMOVED_TEXTS = inLanguages(
  {
    unavailable: 'This Pin is unavailable',
    unavailableText: 'Its creator deleted it, or it was taken down.',
    deleted: 'You deleted this Pin',
    deletedText: 'People who saved it keep their copies.',
    popular: 'Popular right now',
  },
  {
    unavailable: 'Dieser Pin ist nicht verfügbar',
    unavailableText: 'Wer ihn erstellt hat, hat ihn gelöscht, oder er wurde entfernt.',
    deleted: 'Du hast diesen Pin gelöscht',
    deletedText: 'Wer ihn sich gemerkt hat, behält seine Kopie.',
    popular: 'Gerade beliebt',
  },
);
