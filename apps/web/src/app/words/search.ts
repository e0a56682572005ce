import { isolate } from '@tackboard/domain/words';
import { inLanguages } from './in-languages.js';

/** Texts of the search. */
export const SEARCH_TEXTS = inLanguages(
  {
    search: 'Search',
    tabs: {
      pins: 'All Pins',
      videos: 'Videos',
      buyable_pins: 'Shop',
      boards: 'Boards',
      users: 'People',
      my_pins: 'Your Pins',
    },
    searchIn: 'Search in',
    whatFor: 'What are you looking for?',
    startFrom: 'Search for Pins, boards and people, or start from one of these.',
    resultsFor: (text: string) => `Search results for ${isolate(text)}`,
    /** Before and after what was searched for. */
    nothingFor: ['Nothing found for “', '”'],
    checkSpelling: 'Check the spelling, or try one of these.',
    tryAnother: 'Try another word, or',
    searchAllPins: 'search all Pins',
    description: 'Search Pins, boards and people.',
    descriptionAbout: (text: string) => `Pins, boards and people about ${isolate(text)}.`,
    secret: 'secret',
  },
  {
    search: 'Suchen',
    tabs: {
      pins: 'Alle Pins',
      videos: 'Videos',
      buyable_pins: 'Shoppen',
      boards: 'Pinnwände',
      users: 'Personen',
      my_pins: 'Deine Pins',
    },
    searchIn: 'Suchen in',
    whatFor: 'Wonach suchst du?',
    startFrom: 'Suche nach Pins, Pinnwänden und Personen, oder beginne mit einem von diesen.',
    resultsFor: (text) => `Suchergebnisse für ${isolate(text)}`,
    nothingFor: ['Nichts gefunden für „', '“'],
    checkSpelling: 'Prüfe die Schreibweise, oder versuche eines von diesen.',
    tryAnother: 'Versuche ein anderes Wort, oder',
    searchAllPins: 'durchsuche alle Pins',
    description: 'Pins, Pinnwände und Personen suchen.',
    descriptionAbout: (text) => `Pins, Pinnwände und Personen zu ${isolate(text)}.`,
    secret: 'geheim',
  },
);
