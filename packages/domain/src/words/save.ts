/**
 * Texts of the board picker, the save toast and the dialogs of a saved pin (S1 §4); those without a place in the
 * specification are ours.
 */
export const saveWords = {
  searchBoards: () => 'Search boards',
  noBoardFound: ({ query }: { readonly query: string }) => `No board matches “${query}”.`,
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
  deletePinQuestion: () => 'Delete this Pin for good?',
  deletePins: ({ count }: { readonly count: number }) =>
    count === 1 ? 'Delete 1 Pin' : `Delete ${count} Pins`,
  selectAll: () => 'Select all',
  cancel: () => 'Cancel',
  done: () => 'Done',
  pinCount: ({ count }: { readonly count: string }) => (count === '1' ? '1 Pin' : `${count} Pins`),
  deleteForGood: () => 'Delete',
  cannotBeUndone: () => 'You can’t undo this.',
  deletePinsQuestion: ({ count }: { readonly count: number }) =>
    count === 1 ? 'Delete this Pin from the board?' : `Delete these ${count} Pins from the board?`,
  deleteAllPinsQuestion: () => 'Delete every Pin from this board?',
  loadingBoards: () => 'Loading boards',
  boardsFailed: () => 'Your boards could not be loaded.',
  noBoards: () => 'You have no boards yet.',
  moreBoards: () => 'Show more boards',
  boardsShown: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 board' : `${count} boards`,
  sectionsOf: ({ board }: { readonly board: string }) => `Sections of ${board}`,
  loadingSections: () => 'Loading sections',
  sectionsFailed: () => 'The sections could not be loaded.',
  noSections: () => 'This board has no sections yet.',
  moreSections: () => 'Show more sections',
  sectionsShown: ({ count }: { readonly count: number }) =>
    count === 1 ? '1 section' : `${count} sections`,
  back: () => 'Back',
  create: () => 'Create',
  createNamed: ({ name }: { readonly name: string }) => `Create “${name}”`,
  boardFailed: () => 'The board could not be created. Try again.',
  groupBoard: () => 'Group board',
  saveToSection: ({ board, section }: { readonly board: string; readonly section: string }) =>
    `${section}, in ${board}`,
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
  bulkFailed: () => 'That did not work. Your Pins are where they were.',
  bulkUnknown: () => 'We could not tell whether that worked. Look at the board again.',
};

/** Texts of the board picker, the save toast and the dialogs of a saved pin, in any language (S1 §4). */
export type SaveWords = typeof saveWords;
