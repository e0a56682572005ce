import { inLanguages } from './in-languages.js';

/** Texts of the page of messages. */
export const MESSAGE_TEXTS = inLanguages(
  {
    title: 'Messages',
    text: 'Each button asks the server for a message, and what you do with it is reported back. What you completed or dismissed stays away, also after a reload and in your other tabs.',
    resetAll: 'Reset all',
    show: 'Show',
    stage: 'Sample page',
    stageText: 'Messages that stand beside a part of the page point at these.',
    searchLabel: 'Search for terrazzo',
    create: 'Create',
    boards: 'Boards',
    prompts: 'Login prompts',
    promptsLoggedIn: "You're logged in, so nothing asks you to. Log out to see the prompts.",
    promptsVisitor: 'What a visitor may not do asks them to log in.',
    actions: {
      seeMore: 'See more Pins',
      save: 'Save a Pin',
      edit: 'Edit a Pin',
      follow: 'Follow',
      unfollow: 'Unfollow',
      createBoard: 'Create a board',
    },
    invitation: 'An invitation',
    invitationText:
      "Maren's link to a Pin. Visitors on a desktop meet a popover at Log in, members a toast, and Maren herself nothing.",
    openLink: 'Open the link',
    cookies: 'Cookies of this demo',
    cookiesText:
      'One keeps you logged in, one protects what you send, one tells visitors apart so that no message comes twice, and one keeps your answer to the cookie banner. None leaves this server.',
    app: 'The app',
    appPhone:
      'Offered within a day of joining, and again 14 days later. Here you have just joined.',
    appDesktop: 'Offered on phones, within a day of joining. Open this page on one to see it.',
    offerApp: 'Offer the app',
    whatElse: 'What else is new?',
    thankYou: 'Thank you',
    getApp: 'Get the app',
    noApp: 'This demo has no app. In a product, this address opens the page in the app:',
    openApp: 'Open the app',
    samePage: 'Continue in the browser',
    linkToCheck: 'A link to check',
    check: 'Check',
  },
  {
    title: 'Nachrichten',
    text: 'Jede Schaltfläche bittet den Server um eine Nachricht, und was du damit machst, wird ihm gemeldet. Was du abgeschlossen oder geschlossen hast, bleibt weg, auch nach dem Neuladen und in deinen anderen Tabs.',
    resetAll: 'Alle zurücksetzen',
    show: 'Zeigen',
    stage: 'Beispielseite',
    stageText: 'Nachrichten neben einem Teil der Seite zeigen auf diese Teile.',
    searchLabel: 'Nach „terrazzo“ suchen',
    create: 'Erstellen',
    boards: 'Pinnwände',
    prompts: 'Aufforderungen zur Anmeldung',
    promptsLoggedIn:
      'Du bist angemeldet, also fordert dich nichts dazu auf. Melde dich ab, um sie zu sehen.',
    promptsVisitor: 'Was ohne Konto nicht geht, bittet um die Anmeldung.',
    actions: {
      seeMore: 'Mehr Pins ansehen',
      save: 'Pin merken',
      edit: 'Pin bearbeiten',
      follow: 'Folgen',
      unfollow: 'Nicht mehr folgen',
      createBoard: 'Pinnwand erstellen',
    },
    invitation: 'Eine Einladung',
    invitationText:
      'Marens Link zu einem Pin. Wer am Desktop nicht angemeldet ist, sieht ein Popover an „Anmelden“, Mitglieder sehen einen Toast und Maren selbst nichts.',
    openLink: 'Link öffnen',
    cookies: 'Cookies dieser Demo',
    cookiesText:
      'Eines hält dich angemeldet, eines schützt, was du sendest, eines unterscheidet Besucher, damit keine Nachricht zweimal kommt, und eines merkt sich deine Antwort auf das Cookie-Banner. Keines verlässt diesen Server.',
    app: 'Die App',
    appPhone:
      'Wird am Tag der Registrierung angeboten und 14 Tage später noch einmal. Hier hast du dich gerade registriert.',
    appDesktop:
      'Wird am Tag der Registrierung auf dem Smartphone angeboten. Öffne diese Seite auf einem, um es zu sehen.',
    offerApp: 'App anbieten',
    whatElse: 'Was gibt es noch Neues?',
    thankYou: 'Danke',
    getApp: 'Hol dir die App',
    noApp:
      'Zu dieser Demo gibt es keine App. In einem Produkt öffnet diese Adresse die Seite in der App:',
    openApp: 'App öffnen',
    samePage: 'Im Browser weiter',
    linkToCheck: 'Zu prüfender Link',
    check: 'Prüfen',
  },
);
