import type { FeatureId } from './features.js';

/** The texts of a row in German. */
type RowTexts = readonly [title: string, text: string, note?: string];

const ON_A_PHONE = 'Auf einem Smartphone';

/** The rows of the tour in German. A row that has no texts here is an error of types. */
export const GERMAN_FEATURES: Readonly<Record<FeatureId, RowTexts>> = {
  save: [
    'Mit einem Tippen merken',
    'Merkt auf der letzten Pinnwand, und dieselbe Schaltfläche nimmt es zurück.',
  ],
  'signed-out-saves': [
    'Merken ohne Konto',
    'Zwei Pins lassen sich merken. Der dritte bittet um die Anmeldung, danach sind die zwei auf dem Profil.',
  ],
  'first-board': [
    'Zum ersten Mal merken',
    'Ohne Pinnwand fragt die Schaltfläche nach einer und legt sie an.',
  ],
  'choose-board': [
    'Pinnwand wählen',
    'Der Name neben „Merken“ öffnet die Liste der Pinnwände mit einer Suche.',
  ],
  'quick-save': [
    'Schnell merken',
    'Ein Tippen merkt auf einer Pinnwand für Schnelles, die beim ersten Mal entsteht.',
  ],
  'failed-saves': [
    'Merken, das fehlschlägt',
    'Was auch mit der Anfrage geschieht: Am Ende sind Karte und Server sich einig.',
  ],
  move: ['Gemerktes verschieben', '„Ändern“ im Toast führt zu einer anderen Pinnwand.'],
  repin: [
    'Auf einer anderen Pinnwand merken',
    'Die Seite, die beim Merken von Ideen aus der Nähe aufgeht, mit einer Bestätigung.',
  ],
  delete: [
    'Einen eigenen Pin löschen',
    'Fragt vorher. Keine andere Schaltfläche löscht je einen veröffentlichten Pin.',
  ],
  'hide-home': [
    'Auf der Startseite ausblenden',
    'Die Karte sagt, warum der Pin da war, mit „Rückgängig“.',
  ],
  'hide-search': ['In einer Suche ausblenden', 'Nur für diese Suche, mit einem eigenen Aufruf.'],
  'hide-related': [
    'Unter ähnlichen Pins ausblenden',
    'Auch die Pins unter einem Pin haben einen eigenen Aufruf.',
  ],
  'hide-promoted': ['Eine Anzeige ausblenden', 'Die Karte sagt, wer sie bezahlt hat.'],
  'hide-close-up': [
    'Den Pin der Seite ausblenden',
    'An seiner Stelle sagt es die Seite, mit „Rückgängig“.',
  ],
  report: [
    'Einen Pin melden',
    'Fragt zuerst nach dem Grund. Dann steht ein Dank an der Stelle der Karte, mit „Rückgängig“.',
  ],
  'report-signed-out': [
    'Ohne Konto melden',
    'Das Menü beim Rechtsklick bietet es an und bittet zuerst um die Anmeldung.',
  ],
  'right-click': [
    'Rechtsklick',
    'Öffnet ohne Anmeldung ein Menü am Mauszeiger und hält fest, was heruntergeladen wurde.',
  ],
  carousel: [
    'Karussell',
    'Pfeile und Tasten zeigen das nächste Bild, mit seinen Angaben und seinem Link.',
  ],
  'carousel-page': ['Karussell zum Wischen', 'Ein Wischen zeigt das nächste Bild.', ON_A_PHONE],
  video: [
    'Video im Feed',
    'Läuft, solange es zu sehen ist. Sein Player wird geladen, wenn es näher kommt.',
  ],
  'two-videos': [
    'Zwei Videos auf einem Bildschirm',
    'Es läuft das nächste zur Mitte oder das unter dem Mauszeiger.',
  ],
  'video-page': ['Video auf seiner Seite', 'Mit Bedienelementen, Ton und Untertiteln.'],
  'why-this-ad': ['Warum diese Anzeige', 'Wofür eine Anzeige gezeigt wurde, in ganzen Sätzen.'],
  send: ['Einen Pin senden', 'An eine Person oder als Link.'],
  'share-signed-out': ['Ohne Konto teilen', 'Zuerst kommt die Bitte um die Anmeldung.'],
  'link-interstitial': [
    'Zu einer anderen Website',
    'Wer neu ist, sieht, wohin ein Link führt; an späteren Tagen öffnet er sich sofort.',
  ],
  'link-checks': [
    'Links werden geprüft',
    'Gesperrte, verdächtige und nicht jugendfreie Links öffnen sich nicht; ohne Prüfung öffnet sich der Link.',
  ],
  product: ['Produkt', 'Preis, Angebot, Bewertung, ähnliche Produkte und das Bild allein.'],
  story: ['Story', 'Alle Seiten einer Story nebeneinander.'],
  recipe: ['Rezept', 'Zeit und Portionen.'],
  article: ['Artikel', 'Überschrift und wer ihn geschrieben hat.'],
  collage: ['Collage', 'Die Pins, aus denen sie entstanden ist.'],
  collection: ['Kollektion', 'Die Produkte in einem Bild.'],
  embed: [
    'Video einer anderen Website',
    'Läuft nach einem Klick in einem eigenen Rahmen. Das einer Website, die nicht gelistet ist, ist ein Link.',
  ],
  gif: ['GIF', 'Bewegt sich und lässt sich anhalten.'],
  back: [
    'Zurück zum Raster',
    'Position und Fokus sind wieder da, und was sich inzwischen geändert hat.',
  ],
  'grid-tree': [
    'Das Raster für Screenreader',
    'Eine Liste in der Reihenfolge der Daten, jeder Eintrag mit seiner Position.',
  ],
  keyboard: ['Nur mit der Tastatur', 'Von der Startseite bis zum Merken, ohne Maus.'],
  touch: ['Nur mit dem Finger', 'Alles ist ohne Mauszeiger erreichbar.', ON_A_PHONE],
  follow: [
    'Folgen und blockieren',
    'Einer Person folgen, mit „Rückgängig“ nicht mehr folgen, sie blockieren und wieder freigeben.',
  ],
  boards: ['Pinnwände', 'Anlegen, umbenennen, teilen und löschen.'],
  organize: ['Ordnen', 'Pins einer Pinnwand auswählen und verschieben, mit „Rückgängig“.'],
  topics: ['Themen', 'Auf ihrer Seite folgen und mit „Rückgängig“ nicht mehr folgen.'],
  today: ['Heute', 'Artikel und Tabs mit Pins.'],
  ideas: ['Ideen, Videos und Shoppen', 'Pins nach Themen.'],
  'create-pin': [
    'Einen Pin erstellen',
    'Ein Upload mit Fortschritt, abgebrochen und noch einmal versucht; dann Texte und eine Pinnwand.',
  ],
  'edit-board': [
    'Eine Pinnwand bearbeiten',
    'Ihr Name und wer sie sieht, auf einer eigenen Seite; nur wem sie gehört, hat diese.',
  ],
  'tune-feed': [
    'Startseite anpassen',
    'Was gefolgt oder ausgeblendet ist, aus- und wieder eingeschaltet.',
  ],
  news: [
    'Neuigkeiten und Unterhaltungen',
    'Ein Pin wird in den Neuigkeiten ausgeblendet und kommt zurück; eine Unterhaltung ist ein Raster aus Gesendetem.',
  ],
  'removed-pin': [
    'Ein entfernter Pin',
    'Wer ihn erstellt hat, liest den Grund und erhebt einmal Einspruch. Alle anderen sehen andere Pins.',
  ],
  'appealed-pins': [
    'Pins mit Einspruch',
    'Was entfernt wurde, und welcher Einspruch geprüft wird.',
  ],
  'withdrawn-story': [
    'Eine zurückgezogene Story',
    'Ein Platzhalter im Raster und einer, der die Seite füllt.',
  ],
  'business-convert': [
    'Ein Unternehmenskonto',
    'Ein Formular, und die Seite mit den Zahlen der Pins ist da.',
  ],
  'business-hub': [
    'Unternehmensübersicht',
    'Was die Pins eines Partners in den letzten 30 Tagen erreicht haben.',
  ],
  followers: ['Follower einer Pinnwand', 'Wer ihr folgt, Seite für Seite.'],
  'share-handler': [
    'Teilen auf Art des Browsers',
    'Die Schaltfläche ruft die Seite: ein Dialog des Systems, oder der Link wird kopiert.',
  ],
  'share-upsell': [
    'Teilen und die App wechseln sich ab',
    'Nach vier Sekunden bietet die Schaltfläche die App an und wechselt dann alle fünf.',
  ],
  'follow-feed': [
    'Die Startseite folgt mit',
    'Jeder zweite Pin ist von Leuten, Pinnwänden und Themen, denen du folgst.',
  ],
  'invite-header': [
    'Ein Pin, den jemand gesendet hat',
    'Die Seite sagt, wer ihren Link gesendet hat.',
  ],
  messages: [
    'Jede Art von Nachricht',
    'Banner, Hinweise, Tooltips, Dialoge, Angebote und Toasts: ausgelöst, gezeigt, gesehen und beendet.',
  ],
  cookies: ['Cookie-Auswahl', 'Alle akzeptieren, alle ablehnen oder auswählen.'],
  survey: ['Umfrage', 'Fragt zuerst und öffnet dann einen Rahmen aus einer anderen Quelle.'],
  'first-board-banner': [
    'Ein Banner in der Seite des Servers',
    'Kommt zu Leuten ohne Pinnwand, verschiebt nichts und endet in jedem Tab.',
  ],
  'app-offer': ['Angebot der App', 'Bietet neuen Konten die App an.', ON_A_PHONE],
  'dark-mode': ['Dunkles Design', 'Bleibt erhalten und gilt schon beim ersten Bild.'],
  'forced-colors': [
    'Erzwungene Farben',
    'Was ausgewählt, fokussiert oder gemerkt ist, zeigt sich ohne unsere Farben.',
    'Mit einem Kontrastdesign des Systems',
  ],
  'large-text': [
    'Text mit 200 %',
    'Nichts ist abgeschnitten oder überlappt.',
    'Mit dem Text des Browsers auf 200 %',
  ],
  'right-to-left': [
    'Von rechts nach links',
    'Spalten, Chips und Pfeile sind gespiegelt, Fotos nicht.',
  ],
  verified: ['Verifizierte Personen', 'Ein Abzeichen, das sich selbst erklärt.'],
  navigation: [
    'Seiten ohne neues Dokument',
    'Links der Website behalten das Dokument und setzen Titel und Fokus.',
  ],
  'missing-page': ['Keine Seite', 'Ein Pfad, den es nicht gibt, führt zur Startseite.'],
  'failed-page': ['Eine Seite, die fehlschlägt', 'Sagt es und versucht es noch einmal.'],
  search: ['Suche', 'Pins, Pinnwände und Leute in Tabs, mit Vorschlägen.'],
  'two-tabs': ['Zwei Tabs', 'Was in einem Tab gemerkt wird, zeigt sich im anderen.'],
  'early-press': [
    'Ein Tippen, bevor die Seite bereit ist',
    'Bleibt erhalten und wirkt, sobald das Skript da ist.',
  ],
  'switched-account': [
    'Ein anderes Konto in einem anderen Tab',
    'Merken sagt, wer jetzt angemeldet ist, und merkt nichts.',
  ],
  'slow-network': [
    'Ein langsames Netz',
    'Die Seite zeigt sich sofort, und beim Merken sieht man, dass es läuft.',
  ],
  offline: ['Offline und zurück', 'Merken wartet auf das Netz, auch über ein Neuladen hinweg.'],
  restart: [
    'Der Server startet neu',
    'Die Seite lebt weiter, und das nächste Tippen erreicht den neuen Server.',
  ],
  'feed-fault': [
    'Eine Seite des Feeds schlägt fehl',
    'Der Feed behält, was er hat, und versucht es auf Wunsch noch einmal.',
  ],
  'app-link': [
    'Links in der App',
    'Die Adresse, die die App öffnet, und die Prüfung eines Links ohne Seitenwechsel.',
  ],
  states: [
    'Alle, die die Website sehen',
    'Besucher, eingeschränkt Angemeldete, Mitglieder, Shops, Partner, Mitarbeitende und Crawler, je mit einer Schaltfläche.',
  ],
  'limited-login': [
    'Eingeschränkte Anmeldung',
    'Wer über einen Link in einer E-Mail kam, kann lesen und meldet sich an, um zu merken, zu folgen oder auszublenden.',
  ],
  'partner-figures': [
    'Zahlen eines Partners',
    'Wie oft die eigenen Pins gesehen, gemerkt und angeklickt wurden, unter jeder Karte.',
  ],
  'debug-panel': [
    'Debug-Panel',
    'Was der Server über einen Pin weiß, für Mitarbeitende: Alt+Umschalt+D.',
  ],
  crawlers: ['Crawler', 'Alles steht in der Seite, und keine Schaltfläche.'],
  german: ['Deutsch', 'Texte, Zahlen und Daten des Kits in einer anderen Sprache.'],
  invitations: [
    'Einladungen zu einer Pinnwand',
    'Wer einlädt, sieht, wer gefragt wurde; wer eingeladen ist, nimmt an oder lehnt ab.',
  ],
  'limited-refused': [
    'Was eine eingeschränkte Anmeldung nicht darf',
    'Auch der Server lehnt es ab, und die Seite sagt, was zu tun ist.',
  ],
  events: [
    'Was ein Tippen sendet',
    'Die Ereignisse, Zuordnungen und Berichte, die angekommen sind.',
  ],
};
