import type { CardChoice } from '../pages/state/experiment-groups.js';
import type { StateName } from '../pages/state/states.js';
import { inLanguages } from './in-languages.js';

/** Texts of the pages that offer to see the site as somebody else. */
export const STATE_TEXTS = inLanguages(
  {
    seeSiteAs: 'See the site as',
    showLikeThis: 'See the site this way',
    allStates: 'All states',
    inGroup: 'In a group of an experiment',
    aboutGroups:
      'Each opens a page that shows the group. The group “employees” needs the employee above.',
    otherCards: 'Cards of other pages and viewers',
    cards: {
      'explore-local': [
        'Explore, local',
        'Save opens the page that asks for the board. It needs a member.',
      ],
      'one-click': ['One-click save that stays', 'Save always shows and never asks for a board.'],
      promote: ['Promote', 'A business sees Promote instead of Save on its own Pins.'],
      square: ['Square Pins', 'Tiles of 136 pixels, cut to a square.'],
      'image-only': ['Pictures only', 'The grid of a new account shows no text below Pins.'],
      'app-upsell': ['An offer of the app', 'A new account is offered the app on a phone.'],
    } as Readonly<Record<CardChoice, readonly [title: string, text: string]>>,
    description: 'The viewers of the demo, each with a page that offers to become them.',
    states: {
      'signed-out': [
        'Signed out, desktop',
        'Save, follow and report lead to a prompt. Two Pins can be saved without an account.',
      ],
      'signed-out-mobile': [
        'Signed out, phone',
        'A press opens a Pin: there is no hover, and no menu.',
      ],
      'limited-login': [
        'Limited login',
        'Tomás came by a link in an email. He reads, but must log in to save, follow or hide.',
      ],
      'no-boards': [
        'A member without boards',
        'Save creates the first board. A message says how it begins.',
      ],
      'one-board': ['A member with one board', 'Save needs no choice.'],
      'many-boards': [
        'A member with 32 boards',
        'The list of boards has a search, sections and secret boards.',
      ],
      owner: [
        'The owner of a board',
        'Maren owns “Our flat”: she edits it, adds sections and invites people.',
      ],
      collaborator: ['A collaborator', 'Tomás shares “Our flat”: he saves to it and can leave it.'],
      merchant: [
        'A verified merchant',
        'Kiln & Co sells what its Pins show, with a badge beside its name.',
      ],
      advertiser: [
        'An advertiser',
        'Print House pays to show Pins. Everybody else reads why they see them.',
      ],
      partner: [
        'A partner',
        'Below its own Pins, Tile Studio reads how often they were seen, saved and clicked.',
      ],
      employee: [
        'An employee',
        'Nina has the debug panel: Alt+Shift+D, or a query that starts with deb_.',
      ],
      'new-user': [
        'A new user',
        'Sara signed up an hour ago. For 28 days her grid shows pictures only.',
      ],
      'new-user-mobile': [
        'A new user, phone',
        'The site offers its app to Sara on the day she signed up.',
      ],
      bot: [
        'A search engine',
        'Everything is in the page: no prompt, no button, and the facts of a Pin in the text.',
      ],
      'social-bot': [
        'A social network',
        "Its preview gets the largest picture that isn't the original.",
      ],
    } as Readonly<Record<StateName, readonly [title: string, text: string]>>,
  },
  {
    seeSiteAs: 'Website ansehen als',
    showLikeThis: 'Website so ansehen',
    allStates: 'Alle Ansichten',
    inGroup: 'In einer Gruppe eines Experiments',
    aboutGroups:
      'Jede öffnet eine Seite, die die Gruppe zeigt. Die Gruppe „employees“ braucht die Mitarbeiterin von oben.',
    otherCards: 'Karten anderer Seiten und Personen',
    cards: {
      'explore-local': [
        'Entdecken, in der Nähe',
        'Merken öffnet die Seite, die nach der Pinnwand fragt. Dafür muss jemand angemeldet sein.',
      ],
      'one-click': [
        'Merken mit einem Klick',
        'Die Schaltfläche ist immer zu sehen und fragt nie nach einer Pinnwand.',
      ],
      promote: ['Bewerben', 'Bei eigenen Pins sieht ein Unternehmen „Bewerben“ statt „Merken“.'],
      square: ['Quadratische Pins', 'Kacheln von 136 Pixeln, quadratisch zugeschnitten.'],
      'image-only': ['Nur Bilder', 'Das Raster eines neuen Kontos zeigt keinen Text unter Pins.'],
      'app-upsell': [
        'Ein Angebot der App',
        'Ein neues Konto bekommt auf dem Handy die App angeboten.',
      ],
    },
    description:
      'Alle, die die Demo besuchen können, je mit einer Seite, um sie als diese zu sehen.',
    states: {
      'signed-out': [
        'Abgemeldet, Desktop',
        'Merken, Folgen und Melden führen zur Anmeldung. Zwei Pins lassen sich ohne Konto merken.',
      ],
      'signed-out-mobile': [
        'Abgemeldet, Smartphone',
        'Ein Tippen öffnet einen Pin: Es gibt keinen Mauszeiger und kein Menü.',
      ],
      'limited-login': [
        'Eingeschränkte Anmeldung',
        'Tomás kam über einen Link in einer E-Mail. Er kann lesen, muss sich aber anmelden, um zu merken, zu folgen oder auszublenden.',
      ],
      'no-boards': [
        'Mitglied ohne Pinnwände',
        'Beim Merken entsteht die erste Pinnwand. Eine Nachricht erklärt den Anfang.',
      ],
      'one-board': ['Mitglied mit einer Pinnwand', 'Beim Merken gibt es nichts auszuwählen.'],
      'many-boards': [
        'Mitglied mit 32 Pinnwänden',
        'Die Liste der Pinnwände hat eine Suche, Ordner und geheime Pinnwände.',
      ],
      owner: [
        'Besitzerin einer Pinnwand',
        '„Our flat“ gehört Maren: Sie bearbeitet die Pinnwand, legt Ordner an und lädt Leute ein.',
      ],
      collaborator: [
        'Mitglied einer Pinnwand',
        'Tomás ist bei „Our flat“ dabei: Er merkt Pins darauf und kann sie verlassen.',
      ],
      merchant: [
        'Verifizierter Shop',
        'Kiln & Co verkauft, was die Pins zeigen, mit einem Abzeichen neben dem Namen.',
      ],
      advertiser: [
        'Werbetreibende',
        'Print House bezahlt dafür, dass Pins gezeigt werden. Alle anderen lesen, warum sie sie sehen.',
      ],
      partner: [
        'Partner',
        'Unter den eigenen Pins liest Tile Studio, wie oft sie gesehen, gemerkt und angeklickt wurden.',
      ],
      employee: [
        'Mitarbeiterin',
        'Nina hat das Debug-Panel: Alt+Umschalt+D, oder eine Suche, die mit deb_ beginnt.',
      ],
      'new-user': [
        'Neu dabei',
        'Sara hat sich vor einer Stunde registriert. 28 Tage lang zeigt ihr Raster nur Bilder.',
      ],
      'new-user-mobile': [
        'Neu dabei, Smartphone',
        'Am Tag der Registrierung bekommt Sara die App angeboten.',
      ],
      bot: [
        'Suchmaschine',
        'Alles steht in der Seite: keine Aufforderung, keine Schaltfläche, und die Angaben zum Pin im Text.',
      ],
      'social-bot': [
        'Soziales Netzwerk',
        'Die Vorschau bekommt das größte Bild, das nicht das Original ist.',
      ],
    },
  },
);
