import { inLanguages } from './in-languages.js';

/** Texts of the pages that lead to another site or to the app. */
export const LEAVING_TEXTS = inLanguages(
  {
    keepFinds: 'Sign up to keep what you find: save Pins to boards and come back later.',
    guidelines: 'Community guidelines',
    spam: 'Spam',
    spamText:
      "We don't open links to sites that deceive people, copy others or send them from page to page.",
    getApp: 'Get the app',
    noApp: 'This demo has no app. In a product, this address opens the page in the app:',
    openApp: 'Open the app',
    samePage: 'Continue in the browser',
    appLinks: 'Links in the app',
    linkToCheck: 'A link to check',
    check: 'Check',
    linkResults: {
      allowed: 'The app opens this link.',
      blocked: 'We have blocked this link.',
      suspicious: 'The app warns: this link looks suspicious.',
      porn: 'The app warns: this link leads to adult content.',
    } as Readonly<Record<string, string>>,
  },
  {
    keepFinds:
      'Registriere dich, um deine Funde zu behalten: Merke dir Pins auf Pinnwänden und komm später wieder.',
    guidelines: 'Community-Richtlinien',
    spam: 'Spam',
    spamText:
      'Wir öffnen keine Links zu Seiten, die Menschen täuschen, andere kopieren oder sie von Seite zu Seite schicken.',
    getApp: 'Hol dir die App',
    noApp:
      'Zu dieser Demo gibt es keine App. In einem Produkt öffnet diese Adresse die Seite in der App:',
    openApp: 'App öffnen',
    samePage: 'Im Browser weiter',
    appLinks: 'Links in der App',
    linkToCheck: 'Zu prüfender Link',
    check: 'Prüfen',
    linkResults: {
      allowed: 'Die App öffnet diesen Link.',
      blocked: 'Wir haben diesen Link gesperrt.',
      suspicious: 'Die App warnt: Dieser Link wirkt verdächtig.',
      porn: 'Die App warnt: Dieser Link führt zu Inhalten für Erwachsene.',
    },
  },
);
