import { isolate } from '../isolate.js';
import type { MessagingWords } from '../messaging.js';

/** Texts of messages and of the cookie banner, in German (S2 §2). */
export const germanMessagingWords = {
  cookieText: () =>
    'Wir verwenden Cookies, um personalisierte Anzeigen und Inhalte zu zeigen und die Zugriffe auf unsere Website auszuwerten.',
  cookiePolicy: () => 'Cookie-Richtlinie',
  acceptAll: () => 'Alle akzeptieren',
  rejectAll: () => 'Alle ablehnen',
  letMeChoose: () => 'Auswählen',
  cookieSettings: () => 'Cookie-Einstellungen',
  analyticCookies: () => 'Auswertung',
  analyticCookiesText: () => 'Zeigt uns, wie die Website genutzt wird.',
  marketingCookies: () => 'Werbung',
  marketingCookiesText: () => 'Zeigt uns, ob eine Anzeige zu einem Besuch oder Kauf geführt hat.',
  personalizationCookies: () => 'Personalisierung',
  personalizationCookiesText: () =>
    'Stimmt Pins und Anzeigen auf das ab, was du dir angesehen hast.',
  saveChoices: () => 'Auswahl speichern',
  cookiesSaved: () =>
    'Wir haben deine Cookie-Auswahl gespeichert. Du kannst sie jederzeit in den Einstellungen deines Profils ändern.',
  complete: () => 'Los',
  dismiss: () => 'Schließen',
  dismissOnly: () => 'Verstanden',
  welcomeBack: ({ name }) => `Willkommen zurück, ${isolate(name)}`,
  welcomeBackNameless: () => 'Willkommen zurück',
  moreIdeasThumbnail: () => 'Vorschaubild für weitere Ideen',
  surveyFrame: () => 'Umfrage',
  acceptSurvey: () => 'An der Umfrage teilnehmen',
  declineSurvey: () => 'Nein, danke',
  cancel: () => 'Abbrechen',
  opensInNewTab: () => '(öffnet in einem neuen Tab)',
  inviteText: () => 'Melde dich an, um die Pinnwände mit diesem Pin zu sehen.',
  sendMessage: () => 'Nachricht senden',
  newTip: () => 'Neuer Tipp',
  skipToMessage: () => 'Zur Nachricht',
} satisfies MessagingWords;
