import type { AdWords } from '../ads.js';

/** Texts of the modal "Why you're seeing this ad", in German (S1 §2 §5). */
export const germanAdWords = {
  title: () => 'Warum du diese Anzeige siehst',
  paidBy: ({ promoter }) =>
    `${promoter} hat dafür bezahlt, dass dieser Pin dort erscheint, wo er dir eher auffällt.`,
  withPartner: ({ partner }) => `In Partnerschaft mit ${partner}`,
  intro: () => 'Sie kann dir aus diesen Gründen gezeigt werden:',
  noReason: () => 'Sie wird vielen Menschen gezeigt, ohne einen Grund, der dich betrifft.',
  customerList: () => 'Du stehst auf einer Kundenliste, die der Werbetreibende hochgeladen hat.',
  actalike: () => 'Du verhältst dich ähnlich wie Menschen, die der Werbetreibende kennt.',
  engagement: () => 'Du hast Pins des Werbetreibenden angesehen oder gemerkt.',
  visitor: () => 'Du hast die Website oder App des Werbetreibenden besucht.',
  shoppingProspecting: () => 'Du hast dir ähnliche Produkte angesehen.',
  persona: () => 'Du gehörst zu einer Gruppe von Menschen mit ähnlichem Geschmack.',
  expandedTargeting: () => 'Dir gefällt, was nahe an der Auswahl des Werbetreibenden liegt.',
  interest: ({ value }) => `Du interessierst dich für ${value}.`,
  keyword: ({ value }) => `Du hast nach ${value} gesucht.`,
  age: ({ value }) => `Dein Alter: ${value}.`,
  gender: ({ value }) => `Dein Geschlecht: ${value}.`,
  female: () => 'weiblich',
  male: () => 'männlich',
  locale: ({ value }) => `Deine Sprache: ${value}.`,
  device: ({ value }) => `Dein Gerät: ${value}.`,
  webDevice: () => 'ein Computer',
  mobileWebDevice: () => 'ein Telefon',
  gpsLocation: () => 'Du bist in der Nähe eines Ortes, den der Werbetreibende gewählt hat.',
  region: ({ value }) => `Dein Ort: ${value}.`,
  postalCode: ({ value }) => `Deine Postleitzahl: ${value}.`,
  adSettings: () => 'Ändern, wonach deine Anzeigen ausgewählt werden',
  close: () => 'Schließen',
} satisfies AdWords;
