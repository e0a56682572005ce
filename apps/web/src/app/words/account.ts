import { inLanguages } from './in-languages.js';

/** Texts of the settings. */
export const ACCOUNT_TEXTS = inLanguages(
  {
    account: 'Account',
    accountUpToDate: 'Your account is up to date.',
    appearance: 'Appearance',
    saving: 'Saving',
    saveBehaviors: [
      ['Save to your profile', 'One press is enough. Sort Pins into boards later.'],
      ['Choose a board', 'A list of your boards opens with each save.'],
    ] as readonly (readonly [string, string])[],
    choiceSaved: 'We saved your choice.',
    cookiesAndAds: 'Cookies and ads',
    cookiesSaved: 'We saved your cookie preferences.',
  },
  {
    account: 'Konto',
    accountUpToDate: 'Dein Konto ist aktualisiert.',
    appearance: 'Darstellung',
    saving: 'Merken',
    saveBehaviors: [
      ['Auf deinem Profil merken', 'Einmal tippen genügt. Auf Pinnwände verteilst du später.'],
      ['Pinnwand wählen', 'Bei jedem Merken öffnet sich die Liste deiner Pinnwände.'],
    ],
    choiceSaved: 'Wir haben deine Auswahl gespeichert.',
    cookiesAndAds: 'Cookies und Werbung',
    cookiesSaved: 'Wir haben deine Cookie-Einstellungen gespeichert.',
  },
);
