import type { FeedbackWords } from '../feedback.js';
import { isolate } from '../isolate.js';

/** Texts that confirm feedback about a pin, in German (S1 §4, S3 §8). */
export const germanFeedbackWords = {
  reported: () => 'Gemeldet',
  reportedText: () => 'Danke! Dein Hinweis hilft uns, die Community zu schützen.',
  pinHidden: () => 'Pin ausgeblendet',
  pinHiddenText: () =>
    'Alles klar! Wir versuchen, dir in Zukunft Pins zu zeigen, die besser zu dir passen.',
  lessOfTopic: ({ topic }) => `Wir zeigen dir in Zukunft weniger Pins aus ${isolate(topic)}.`,
  unfollowedPinner: ({ pinner }) =>
    `Du folgst ${isolate(pinner)} nicht mehr und siehst keine Pins mehr, die dort gemerkt werden.`,
  unfollowedBoard: ({ board }) =>
    `Du folgst der Pinnwand ${isolate(board)} nicht mehr und siehst keine Pins mehr, die dort gemerkt werden.`,
  unfollowed: () => 'Du folgst dieser Person nicht mehr.',
  promoted: ({ promoter }) =>
    `${isolate(promoter)} hat dafür bezahlt, dass dieser Pin dort erscheint, wo er dir eher auffällt.`,
  reasonRecentActivity: () => 'Inspiriert von deinen letzten Aktivitäten',
  reasonBoard: ({ board }) => `Inspiriert von deiner Pinnwand ${isolate(board)}`,
  reasonTopic: ({ topic }) => `Inspiriert von deinem Interesse an ${isolate(topic)}`,
  reasonFollowed: () => 'Von einem Profil oder einer Pinnwand, der du folgst',
  reasonPartnerInfo: () => 'Diese Anzeige ist mit Daten eines Partners personalisiert.',
  reasonPartnerPaid: ({ partner }) => `Bezahlt von ${isolate(partner)}`,
  follow: () => 'Folgen',
  following: () => 'Folge ich',
  unfollow: () => 'Nicht mehr folgen',
  undo: () => 'Rückgängig',
  reportReason: () => 'Warum meldest du diesen Pin?',
  reportQuestion: () => 'Diesen Pin melden?',
  reportCanBeUndone: () => 'Du kannst die Meldung danach zurücknehmen.',
  report: () => 'Melden',
  cancel: () => 'Abbrechen',
} satisfies FeedbackWords;
