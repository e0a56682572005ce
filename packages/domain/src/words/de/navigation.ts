import { isolate } from '../isolate.js';
import type { NavigationWords } from '../navigation.js';

/** Texts of the page header and footer, in German (S1 §2). */
export const germanNavigationWords = {
  home: () => 'Startseite',
  today: () => 'Heute',
  create: () => 'Erstellen',
  news: () => 'Neues',
  conversations: () => 'Nachrichten',
  profile: () => 'Dein Profil',
  logIn: () => 'Anmelden',
  signUp: () => 'Registrieren',
  darkMode: () => 'Dunkles Design',
  scrollBack: () => 'Zurückblättern',
  scrollOn: () => 'Weiterblättern',
  getTheApp: () => 'App herunterladen',
  main: () => 'Hauptmenü',
  pages: () => 'Seiten',
  homeOf: ({ brand }) => `${isolate(brand)}, Startseite`,
  unread: ({ page, count }) => `${isolate(page)}, ${count} neu`,
  annotations: () => 'In diesem Pin',
  invitedBy: ({ name }) => `${isolate(name)} hat dich eingeladen`,
} satisfies NavigationWords;
