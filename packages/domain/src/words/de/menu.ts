import { isolate } from '../isolate.js';
import type { MenuWords } from '../menu.js';

/** Texts of the menus of a card and of the send flyout, in German (S1 §6). */
export const germanMenuWords = {
  whyThisAd: () => 'Warum du diese Anzeige siehst',
  edit: () => 'Pin bearbeiten',
  delete: () => 'Pin löschen',
  unsave: () => 'Nicht mehr merken',
  changeBoard: () => 'Pinnwand wechseln',
  hide: () => 'Pin ausblenden',
  unfollowPinner: ({ name }) => `${isolate(name)} nicht mehr folgen`,
  downloadImage: () => 'Bild herunterladen',
  copyLink: () => 'Link kopieren',
  linkCopied: () => 'Link kopiert',
  report: () => 'Pin melden',
  tuneHomeFeed: () => 'Startseite anpassen',
  sendTo: () => 'Senden an',
  searchPeople: () => 'Personen suchen',
  send: () => 'Senden',
  sent: () => 'Gesendet',
  sendFailed: () => 'Konnte nicht gesendet werden. Versuche es erneut.',
  share: () => 'Teilen',
  sending: () => 'Wird gesendet …',
  sendToPerson: ({ name }) => `An ${isolate(name)} senden`,
  sentToPerson: ({ name }) => `An ${isolate(name)} gesendet`,
  notSentToPerson: ({ name }) =>
    `Konnte nicht an ${isolate(name)} gesendet werden. Versuche es erneut.`,
  loadingPeople: () => 'Personen werden geladen …',
  nobodyYet: () => 'Hier erscheinen Personen, denen du folgst oder schreibst.',
  nobodyFound: () => 'Keine Personen gefunden',
  peopleFailed: () => 'Die Personen konnten nicht geladen werden.',
  tryAgain: () => 'Erneut versuchen',
} satisfies MenuWords;
