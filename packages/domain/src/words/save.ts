import { isolate } from './isolate.js';
import { type Count, counted, plural } from './plural.js';

/**
 * Texts of the board picker, the save toast and the dialogs of a saved pin (S1 §4); those without a place in the
 * specification are ours.
 */
export const saveWords = {
  searchBoards: () => 'Search boards',
  noBoardFound: ({ query }: { readonly query: string }) => `No boards match “${isolate(query)}”.`,
  createBoard: () => 'Create board',
  createSection: () => 'Create section',
  boardName: () => 'Board name',
  keepSecret: () => 'Keep this board secret',
  secretBoard: () => 'Secret board',
  lastSaved: () => 'Last saved to',
  quickSave: () => 'Quick save',
  organize: () => 'Organize',
  changeBoard: () => 'Change board',
  move: () => 'Move',
  copy: () => 'Copy',
  deletePin: () => 'Delete Pin',
  deletePinQuestion: () => 'Delete this Pin?',
  deletePins: (count: Count) => `Delete ${counted('en', count, 'Pin', 'Pins')}`,
  selectAll: () => 'Select all',
  cancel: () => 'Cancel',
  done: () => 'Done',
  pinCount: (count: Count) => counted('en', count, 'Pin', 'Pins'),
  deleteForGood: () => 'Delete',
  cannotBeUndone: () => "You can't undo this.",
  deletePinsQuestion: ({ count }: Count) =>
    plural(
      'en',
      count,
      'Delete this Pin from the board?',
      `Delete these ${count} Pins from the board?`,
    ),
  deleteAllPinsQuestion: () => 'Delete all Pins from this board?',
  loadingBoards: () => 'Loading boards',
  boardsFailed: () => "Couldn't load your boards.",
  noBoards: () => 'No boards yet',
  moreBoards: () => 'Show more boards',
  boardsShown: (count: Count) => counted('en', count, 'board', 'boards'),
  sectionsOf: ({ board }: { readonly board: string }) => `Sections of ${isolate(board)}`,
  loadingSections: () => 'Loading sections',
  sectionsFailed: () => "Couldn't load the sections.",
  noSections: () => 'No sections yet',
  moreSections: () => 'Show more sections',
  sectionsShown: (count: Count) => counted('en', count, 'section', 'sections'),
  back: () => 'Back',
  create: () => 'Create',
  createNamed: ({ name }: { readonly name: string }) => `Create “${isolate(name)}”`,
  boardFailed: () => "Couldn't create the board. Try again.",
  groupBoard: () => 'Group board',
  saveToSection: ({ board, section }: { readonly board: string; readonly section: string }) =>
    `${isolate(section)}, in ${isolate(board)}`,
  sectionName: () => 'Section name',
  organizing: () => 'Organize Pins',
  nothingSelected: () => 'Select Pins to organize',
  selected: ({ count }: { readonly count: number }) => `${count} selected`,
  allSelected: () => 'All Pins selected',
  clearSelection: () => 'Clear selection',
  pinsMoved: () => 'Pins moved',
  pinsCopied: () => 'Pins copied',
  sectionCreated: () => 'Section created',
  pinsDeleted: () => 'Pins deleted',
  bulkFailed: () => "That didn't work. Your Pins haven't changed.",
  bulkUnknown: () => "We're not sure that worked. Refresh the board.",
};

/** Texts of the board picker, the save toast and the dialogs of a saved pin, in any language (S1 §4). */
export type SaveWords = typeof saveWords;
