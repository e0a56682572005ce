import type { AdWords } from '../ads.js';
import { isolate } from '../isolate.js';

/** Texts of the modal "Why you're seeing this ad", in German (S1 §2 §5). */
export const germanAdWords = {
  title: () => 'Warum du diese Anzeige siehst',
  paidBy: ({ promoter }) =>
    `${isolate(promoter)} hat dafür bezahlt, dass dieser Pin dort erscheint, wo er dir eher auffällt.`,
  withPartner: ({ partner }) => `In Partnerschaft mit ${isolate(partner)}`,
  intro: () => 'Mögliche Gründe, warum du sie siehst:',
  noReason: () => 'Diese Anzeige wird einem breiten Publikum gezeigt.',
  customerList: () => 'Du stehst auf einer Kundenliste, die der Werbetreibende hochgeladen hat.',
  actalike: () => 'Deine Aktivitäten ähneln denen der Kundschaft des Werbetreibenden.',
  engagement: () => 'Du hast Pins des Werbetreibenden angesehen oder gemerkt.',
  visitor: () => 'Du hast die Website oder App des Werbetreibenden besucht.',
  shoppingProspecting: () => 'Du hast dir ähnliche Produkte angesehen.',
  persona: () => 'Du gehörst zu einer Gruppe von Menschen mit ähnlichem Geschmack.',
  expandedTargeting: () => 'Deine Interessen ähneln denen der Zielgruppe dieser Anzeige.',
  interest: ({ value }) => `Du interessierst dich für ${isolate(value)}.`,
  keyword: ({ value }) => `Du hast nach ${isolate(value)} gesucht.`,
  age: ({ value }) => `Dein Alter: ${isolate(value)}.`,
  gender: ({ value }) => `Dein Geschlecht: ${isolate(value)}.`,
  female: () => 'weiblich',
  male: () => 'männlich',
  locale: ({ value }) => `Deine Sprache: ${isolate(value)}.`,
  device: ({ value }) => `Dein Gerät: ${isolate(value)}.`,
  webDevice: () => 'ein Computer',
  mobileWebDevice: () => 'ein Telefon',
  gpsLocation: () => 'Du bist in der Nähe eines Ortes, den der Werbetreibende gewählt hat.',
  region: ({ value }) => `Dein Ort: ${isolate(value)}.`,
  postalCode: ({ value }) => `Deine Postleitzahl: ${isolate(value)}.`,
  adSettings: () => 'Anzeigeneinstellungen',
  close: () => 'Schließen',
} satisfies AdWords;
