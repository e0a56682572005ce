import type { GroupId, RowKey } from '../messages/surface-rows.js';
import { inLanguages } from './in-languages.js';

type NameAndText = readonly [name: string, text: string];

/** Texts of the page of messages. */
export const MESSAGE_TEXTS = inLanguages(
  {
    title: 'Messages',
    text: 'Each button asks the server for a message, and what you do with it is reported back. What you completed or dismissed stays away, also after a reload and in your other tabs.',
    description: 'Every message surface of the kit, triggered from real server data.',
    layers: 'Layers',
    resetAll: 'Reset all',
    show: 'Show',
    showAgain: 'Show again',
    statuses: {
      none: 'Not triggered',
      triggered: 'Triggered',
      viewed: 'Viewed',
      completed: 'Completed',
      dismissed: 'Dismissed',
    },
    ids: (placement: string, experience: string, type: number) =>
      `Placement ${placement} · experience ${experience} · type ${type}`,
    shownNow: 'Shown now',
    waits: (reason: string) => `Waits: ${reason}`,
    anotherFirst: 'The server sends another message of its placement first',
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
    groups: {
      flow: [
        'In the flow of the page',
        'Soft banners under the header. One hero shows at a time; the cookie question goes first. One that comes later waits until the pointer and the focus are on nothing, so that nothing moves away from you.',
      ],
      anchored: [
        'Beside a part of the page',
        'One at a time, and only while the part that it points at is in view.',
      ],
      bottom: ['At the bottom', 'One at a time, above the edge of the window.'],
      dialog: [
        'Dialogs',
        'One at a time; messages beside the page close, those at the bottom wait.',
      ],
      toast: ['Toasts and search', "The product's own voice, and a word that lights up."],
    } as Readonly<Record<GroupId, NameAndText>>,
    rows: {
      '1000500:502597': ['Cookie banner', 'Asks which cookies may be used, and keeps the choice.'],
      '1000162:500863': ['Welcome back', 'Greets a person by name, with one button.'],
      '1000162:501200': ['Hero banner', 'Announces something, to try or to put off.'],
      '1000162:501153': [
        'Hero banner, complete only',
        'Teaches one step. It comes by itself to people without a board.',
      ],
      '1000162:501201': ['Hero banner, dismiss only', 'Informs, and asks for nothing.'],
      '1000069:502401': ['Cards without footers', 'Hides the footers of Pins while it is pending.'],
      '1000300:502527': ['Metrics banner', 'Reports figures. It comes by itself to merchants.'],
      '1000301:503755': [
        'Business upgrade',
        'Offers a business account: a banner with a picture beside it.',
      ],
      '1000302:501310': ['Banner, one line', 'Invites in one line, with a close sign.'],
      '1000303:501311': ['Banner, panel', 'Shows a picture, with links inside its sentence.'],
      '1000310:501401': ['Callout, neutral', 'Points to work that waits.'],
      '1000311:501402': ['Callout, warning', 'Warns before something goes wrong.'],
      '1000312:501403': ['Callout, error', 'Says what failed, and where to look.'],
      '1000313:501404': ['Callout, info', 'Explains what changed.'],
      '1000410:502301': [
        "A surface of the demo's own",
        'Shows how a host adds a surface with its own schema.',
      ],
      '1000330:501041': ['Pulsar and tooltip', 'Draws the eye to Save; a tap says why.'],
      '1000331:505086': ['Tooltip', 'Explains a control. It goes by itself after 12 seconds.'],
      '1000332:501061': [
        'Thumbnails',
        'Shows three ideas, and leaves 3 seconds after the first scroll.',
      ],
      '1000340:501701': ['Flyout', 'Points at a part of the page, with one button.'],
      '1000350:501801': ['Popover', 'Says one sentence, and leaves 1.5 seconds after a scroll.'],
      '1000360:501901': ['Education popover', 'Teaches after 2 seconds.'],
      '1000370:502001': ['Upsell', 'Invites to follow topics, with a picture.'],
      '1000380:502722': ['Location upsell', 'Asks for a country.'],
      '1000421:501601': [
        'Survey',
        'Asks first, then opens its frame from another origin. It waits while you build a Pin.',
      ],
      '1000422:501602': ['Survey on leaving', 'Holds the next link back once, then follows it.'],
      '1000320:501501': ['Modal, wide picture', 'Type 14: one thing that is worth a pause.'],
      '1000321:501502': [
        'Modal, upright picture',
        'Type 26: the same, after its delay of 1.5 seconds.',
      ],
      '1000390:502101': ['Toast', 'Confirms what happened, for 4 seconds; the pointer stops them.'],
      '1000400:502201': ['Search delight', 'Colours a search for terrazzo, rainbow or spring.'],
    } as Readonly<Record<RowKey, NameAndText>>,
  },
  {
    title: 'Nachrichten',
    text: 'Jede Schaltfläche bittet den Server um eine Nachricht, und was du damit machst, wird ihm gemeldet. Was du abgeschlossen oder geschlossen hast, bleibt weg, auch nach dem Neuladen und in deinen anderen Tabs.',
    description: 'Jede Art von Nachricht des Kits, ausgelöst mit echten Daten des Servers.',
    layers: 'Ebenen',
    resetAll: 'Alle zurücksetzen',
    show: 'Zeigen',
    showAgain: 'Noch einmal zeigen',
    statuses: {
      none: 'Nicht ausgelöst',
      triggered: 'Ausgelöst',
      viewed: 'Gesehen',
      completed: 'Abgeschlossen',
      dismissed: 'Geschlossen',
    },
    ids: (placement, experience, type) =>
      `Platz ${placement} · Nachricht ${experience} · Typ ${type}`,
    shownNow: 'Wird gezeigt',
    waits: (reason) => `Wartet: ${reason}`,
    anotherFirst: 'Der Server sendet zuerst eine andere Nachricht dieses Platzes',
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
    groups: {
      flow: [
        'Im Fluss der Seite',
        'Ruhige Banner unter der Kopfzeile. Eines zeigt sich auf einmal; die Cookie-Frage kommt zuerst. Was später kommt, wartet, bis Mauszeiger und Fokus auf nichts liegen, damit dir nichts wegrutscht.',
      ],
      anchored: [
        'Neben einem Teil der Seite',
        'Eine auf einmal, und nur solange der Teil zu sehen ist, auf den sie zeigt.',
      ],
      bottom: ['Am unteren Rand', 'Eine auf einmal, über dem Rand des Fensters.'],
      dialog: [
        'Dialoge',
        'Einer auf einmal; Nachrichten neben der Seite schließen sich, die am unteren Rand warten.',
      ],
      toast: ['Toasts und Suche', 'Was das Produkt selbst sagt, und ein Wort, das aufleuchtet.'],
    },
    rows: {
      '1000500:502597': [
        'Cookie-Banner',
        'Fragt, welche Cookies erlaubt sind, und merkt sich die Wahl.',
      ],
      '1000162:500863': ['Willkommen zurück', 'Begrüßt mit Namen, mit einer Schaltfläche.'],
      '1000162:501200': ['Großes Banner', 'Kündigt etwas an, zum Ausprobieren oder für später.'],
      '1000162:501153': [
        'Großes Banner, nur abschließen',
        'Lehrt einen Schritt. Wer keine Pinnwand hat, bekommt es von selbst.',
      ],
      '1000162:501201': ['Großes Banner, nur schließen', 'Informiert und verlangt nichts.'],
      '1000069:502401': [
        'Karten ohne Fußzeile',
        'Blendet die Fußzeilen der Pins aus, solange sie ansteht.',
      ],
      '1000300:502527': ['Banner mit Zahlen', 'Nennt Zahlen. Shops bekommen es von selbst.'],
      '1000301:503755': [
        'Angebot für Unternehmen',
        'Bietet ein Unternehmenskonto an: ein Banner mit einem Bild daneben.',
      ],
      '1000302:501310': ['Banner, eine Zeile', 'Lädt in einer Zeile ein und lässt sich schließen.'],
      '1000303:501311': ['Banner, Fläche', 'Zeigt ein Bild, mit Links im Satz.'],
      '1000310:501401': ['Hinweis, neutral', 'Zeigt auf Arbeit, die wartet.'],
      '1000311:501402': ['Hinweis, Warnung', 'Warnt, bevor etwas schiefgeht.'],
      '1000312:501403': [
        'Hinweis, Fehler',
        'Sagt, was fehlgeschlagen ist und wo du nachsehen kannst.',
      ],
      '1000313:501404': ['Hinweis, Information', 'Erklärt, was sich geändert hat.'],
      '1000410:502301': [
        'Eine eigene Nachricht der Demo',
        'Zeigt, wie eine Website eine Nachricht mit eigenem Schema hinzufügt.',
      ],
      '1000330:501041': [
        'Pulsierender Punkt mit Tooltip',
        'Lenkt den Blick auf „Merken“; ein Tippen sagt, warum.',
      ],
      '1000331:505086': [
        'Tooltip',
        'Erklärt ein Bedienelement. Nach 12 Sekunden geht er von selbst.',
      ],
      '1000332:501061': [
        'Vorschaubilder',
        'Zeigt drei Ideen und geht 3 Sekunden nach dem ersten Scrollen.',
      ],
      '1000340:501701': ['Flyout', 'Zeigt auf einen Teil der Seite, mit einer Schaltfläche.'],
      '1000350:501801': ['Popover', 'Sagt einen Satz und geht 1,5 Sekunden nach einem Scrollen.'],
      '1000360:501901': ['Popover mit Tipp', 'Erklärt etwas nach 2 Sekunden.'],
      '1000370:502001': ['Angebot', 'Lädt dazu ein, Themen zu folgen, mit einem Bild.'],
      '1000380:502722': ['Frage nach dem Land', 'Fragt nach einem Land.'],
      '1000421:501601': [
        'Umfrage',
        'Fragt zuerst und öffnet dann ihren Rahmen aus einer anderen Quelle. Während du einen Pin erstellst, wartet sie.',
      ],
      '1000422:501602': [
        'Umfrage beim Verlassen',
        'Hält den nächsten Link einmal auf und folgt ihm danach.',
      ],
      '1000320:501501': [
        'Dialog, breites Bild',
        'Typ 14: etwas, das ein kurzes Innehalten wert ist.',
      ],
      '1000321:501502': [
        'Dialog, hohes Bild',
        'Typ 26: dasselbe, nach einer Verzögerung von 1,5 Sekunden.',
      ],
      '1000390:502101': [
        'Toast',
        'Bestätigt 4 Sekunden lang, was geschehen ist; der Mauszeiger hält die Zeit an.',
      ],
      '1000400:502201': [
        'Buntes Suchwort',
        'Färbt eine Suche nach „terrazzo“, „rainbow“ oder „spring“.',
      ],
    },
  },
);
