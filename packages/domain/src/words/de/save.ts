import type { SaveWords } from '../save.js';

/** What the board picker, the save toast and the dialogs of a saved pin say, in German (S1 §4). */
export const saveWords = {
  chooseBoard: () => 'Pinnwand wählen',
  searchBoards: () => 'Pinnwände suchen',
  noBoardFound: ({ query }) => `Keine Pinnwand passt zu „${query}“.`,
  createBoard: () => 'Pinnwand erstellen',
  createSection: () => 'Ordner erstellen',
  boardName: () => 'Name der Pinnwand',
  keepSecret: () => 'Diese Pinnwand geheim halten',
  secretBoard: () => 'Geheime Pinnwand',
  lastSaved: () => 'Zuletzt gemerkt auf',
  quickSaves: () => 'Schnell gemerkt',
  quickSave: () => 'Schnell merken',
  organize: () => 'Ordnen',
  changeBoard: () => 'Pinnwand wechseln',
  move: () => 'Verschieben',
  copy: () => 'Kopieren',
  deletePin: () => 'Pin löschen',
  deletePinQuestion: () => 'Diesen Pin endgültig löschen?',
  deletePins: ({ count }) => (count === 1 ? '1 Pin löschen' : `${count} Pins löschen`),
  selectAll: () => 'Alle auswählen',
  cancel: () => 'Abbrechen',
  done: () => 'Fertig',
  pinCount: ({ count }) => `${count} Pins`,
} satisfies SaveWords;
