import type { MenuWords } from '../menu.js';

/** What the menus of a card and the send flyout say, in German (S1 §6). */
export const menuWords = {
  whyThisAd: () => 'Warum du diese Anzeige siehst',
  edit: () => 'Pin bearbeiten',
  delete: () => 'Pin löschen',
  unsave: () => 'Nicht mehr merken',
  hide: () => 'Pin ausblenden',
  unfollowPinner: ({ name }) => `${name} nicht mehr folgen`,
  downloadImage: () => 'Bild herunterladen',
  copyLink: () => 'Link kopieren',
  linkCopied: () => 'Link kopiert',
  report: () => 'Pin melden',
  tuneHomeFeed: () => 'Startseite anpassen',
  sendTo: () => 'Senden an',
  searchPeople: () => 'Personen suchen',
  send: () => 'Senden',
  sent: () => 'Gesendet',
  sendFailed: () => 'Das konnte nicht gesendet werden. Versuche es erneut.',
  share: () => 'Teilen',
} satisfies MenuWords;
