import { inLanguages } from './in-languages.js';

/** Texts in place of pins that are gone, and of those that were taken down. */
export const REMOVED_TEXTS = inLanguages(
  {
    tookDown: (date: string, reason: string) =>
      `We took this Pin down on ${date}. ${reason} Only you can see this page.`,
    reasons: {
      adult: 'It shows adult content, which we keep out of the feeds.',
      copyright: 'Somebody told us that the picture is theirs.',
      spam: 'It looks like spam: it asks people to follow a link for a reward.',
    } as Readonly<Record<string, string>>,
    otherReason: 'It went against the community guidelines.',
    unavailable: 'This Pin is unavailable',
    unavailableText: 'Its creator deleted it, or it was taken down.',
    deleted: 'You deleted this Pin',
    deletedText: 'People who saved it keep their copies.',
    popular: 'Popular right now',
  },
  {
    tookDown: (date, reason) =>
      `Wir haben diesen Pin am ${date} entfernt. ${reason} Nur du kannst diese Seite sehen.`,
    reasons: {
      adult: 'Er zeigt Inhalte für Erwachsene, die wir aus den Feeds heraushalten.',
      copyright: 'Jemand hat uns mitgeteilt, dass ihm das Bild gehört.',
      spam: 'Er wirkt wie Spam: Er verspricht eine Belohnung für den Klick auf einen Link.',
    },
    otherReason: 'Er verstößt gegen die Community-Richtlinien.',
    unavailable: 'Dieser Pin ist nicht verfügbar',
    unavailableText: 'Wer ihn erstellt hat, hat ihn gelöscht, oder er wurde entfernt.',
    deleted: 'Du hast diesen Pin gelöscht',
    deletedText: 'Wer ihn sich gemerkt hat, behält seine Kopie.',
    popular: 'Gerade beliebt',
  },
);
