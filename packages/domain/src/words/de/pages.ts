import type {
  AdWords,
  DebugWords,
  FormWords,
  LinkWords,
  MessagingWords,
  NavigationWords,
} from '../pages.js';
import { isolate, plural } from '../format.js';

/** Messages for refused texts in forms, in German. */
export const germanFormWords = {
  boardTitleEmpty: () => 'Gib deiner Pinnwand einen Namen.',
  pinDescriptionEmpty: () => 'Gib eine Beschreibung ein.',
  firstNameEmpty: () => 'Gib deinen Vornamen ein.',
  linkEmpty: () => 'Gib einen Link ein.',
  emailEmpty: () => 'Gib deine E-Mail-Adresse ein.',
  tooLong: ({ max, over }) => `${over} Zeichen zu viel. Höchstens ${max} sind möglich.`,
  linkMalformed: () => 'Gib eine vollständige Webadresse ein, zum Beispiel https://example.com.',
  emailMalformed: () => 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  boardNameLabel: () => 'Name',
  boardNameHint: () => 'Zum Beispiel „Reiseziele“ oder „Rezepte“',
  descriptionLabel: () => 'Beschreibung',
  boardDescriptionHint: () => 'Worum geht es auf deiner Pinnwand?',
  pinDescriptionHint: () => 'Erzähl allen, worum es bei deinem Pin geht',
  titleLabel: () => 'Titel',
  titleHint: () => 'Titel hinzufügen',
  linkLabel: () => 'Link',
  altTextLabel: () => 'Alternativtext',
  altTextHint: () => 'Beschreibe deinen Pin für Menschen, die ihn nicht sehen können',
  boardLabel: () => 'Pinnwand',
  pictureLabel: () => 'Bild oder Video',
  choosePicture: () => 'Bild oder Video auswählen',
  changePicture: () => 'Anderes Bild oder Video auswählen',
  dropPicture: () => 'oder hier ablegen',
  pictureAddressLabel: () => 'Bildadresse',
  pictureMissing: () => 'Wähle ein Bild oder Video für deinen Pin aus.',
  secretHint: () => 'Nur du und Mitwirkende können diese Pinnwand sehen.',
  charactersLeft: ({ count }) => `Noch ${count} Zeichen`,
  firstNameLabel: () => 'Vorname',
  emailLabel: () => 'E-Mail-Adresse',
  newBoard: () => 'Pinnwand erstellen',
  editBoard: () => 'Pinnwand bearbeiten',
  newPin: () => 'Pin erstellen',
  publish: () => 'Veröffentlichen',
  keepChanges: () => 'Änderungen speichern',
  sending: () => 'Wird gespeichert …',
  sendingFailed: () => 'Konnte nicht gespeichert werden. Deine Eingaben sind noch da.',
  someFieldsWrong: ({ count }) => plural('de', count, 'Prüfe 1 Feld.', `Prüfe ${count} Felder.`),
} satisfies FormWords;

/** Warnings about links that are not opened, in German. */
export const germanLinkWords = {
  blockedTitle: () => 'Wir haben diesen Link gesperrt',
  blocked: ({ host }) =>
    `${isolate(host)} verstößt gegen unsere Spam-Regeln, deshalb haben wir den Link nicht geöffnet.`,
  suspiciousTitle: () => 'Dieser Link wirkt verdächtig',
  suspicious: ({ host }) =>
    `${isolate(host)} könnte es auf deine Daten oder dein Geld abgesehen haben, deshalb haben wir den Link nicht geöffnet.`,
  pornTitle: () => 'Dieser Link führt zu Inhalten für Erwachsene',
  porn: ({ host }) =>
    `${isolate(host)} zeigt Inhalte für Erwachsene, deshalb haben wir den Link nicht geöffnet.`,
  leaving: ({ host }) => `Du wirst zu ${isolate(host)} weitergeleitet`,
  goOn: () => 'Weiter',
  goBack: () => 'Zurück',
} satisfies LinkWords;

/** Texts of the modal "Why you're seeing this ad", in German. */
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

/** Texts of messages and of the cookie banner, in German. */
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
  privacySignal: () =>
    'Das ist aus, weil dein Browser Websites bittet, deine Daten nicht zu verkaufen oder weiterzugeben. Du kannst es trotzdem einschalten.',
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

/** Texts of the page header and footer, in German. */
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

/** Texts of the debug panel and the signals on a card, in German. */
export const germanDebugWords = {
  debug: () => 'Debug',
  signals: () => 'Signale',
  signalsOf: ({ name }) => `Signale für ${isolate(name)}`,
  showSignals: () => 'Signale auf Karten zeigen',
  flags: () => 'URL-Flags',
  noFlags: () => 'Keine',
  viewer: () => 'Betrachter',
  page: () => 'Seite',
  experiments: () => 'Experimente',
  close: () => 'Schließen',
} satisfies DebugWords;
