import { isolate } from '@tackboard/domain/words';
import type { GroupName } from '../pages/tour/features.js';
import { inLanguages } from './in-languages.js';

/** Texts of the tour beside its rows. */
export const TOUR_TEXTS = inLanguages(
  {
    title: 'Tour',
    text: 'Every feature of the kit by package. Each link opens the page that shows it; where it needs another person, the login comes first. The stories need Storybook beside the demo:',
    description: 'Every feature of the kit, with links to its page and its story.',
    packages: 'Packages',
    asAnybody: 'As anybody',
    visitor: 'a visitor',
    as: (viewer: string) => `As ${isolate(viewer)}`,
    story: 'Story',
    groupTexts: {
      'pin-card': 'The card and what a press on it does.',
      'pin-card, on pages': "The parts of a Pin's own page, grids, boards and people.",
      messaging: 'Messages from the server, and what became of them.',
      ui: 'Themes, dialogs, buttons and what makes them accessible.',
      machines: 'State over time.',
      'api-client': 'Calls, retries and what a bad network does to them.',
      routes: 'Which page a link is for.',
      domain: 'Rules and texts.',
      api: 'The reference server.',
    } as Readonly<Record<GroupName, string>>,
    storyOf: (title: string) => `Story: ${isolate(title)}`,
  },
  {
    title: 'Tour',
    text: 'Alles, was das Kit kann, nach Paketen. Jeder Link öffnet die Seite, die es zeigt; braucht sie eine andere Person, kommt zuerst die Anmeldung. Die Storys brauchen Storybook neben der Demo:',
    description: 'Alles, was das Kit kann, mit Links zur Seite und zur Story.',
    packages: 'Pakete',
    asAnybody: 'Für alle',
    visitor: 'Besucher',
    as: (viewer) => `Als ${isolate(viewer)}`,
    story: 'Story',
    groupTexts: {
      'pin-card': 'Die Karte und was ein Tippen auf sie bewirkt.',
      'pin-card, on pages': 'Die Teile der Seite eines Pins, Raster, Pinnwände und Leute.',
      messaging: 'Nachrichten vom Server, und was aus ihnen wurde.',
      ui: 'Designs, Dialoge, Schaltflächen und was sie zugänglich macht.',
      machines: 'Zustand über die Zeit.',
      'api-client': 'Aufrufe, Wiederholungen und was ein schlechtes Netz mit ihnen macht.',
      routes: 'Zu welcher Seite ein Link gehört.',
      domain: 'Regeln und Texte.',
      api: 'Der Referenzserver.',
    },
    storyOf: (title) => `Story: ${isolate(title)}`,
  },
);
