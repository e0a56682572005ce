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
  getTheApp: () => 'App holen',
  main: () => 'Hauptmenü',
  pages: () => 'Seiten',
  homeOf: ({ brand }) => `${brand}, Startseite`,
  unread: ({ page, count }) => `${page}, ${count} neu`,
  annotations: () => 'In diesem Pin zu sehen',
  invitedBy: ({ name }) => `${name} hat dich eingeladen`,
} satisfies NavigationWords;
