/** What the board picker, the save toast and the dialogs of a saved pin say; what S1 does not give is ours (S1 §4). */
export const saveWords = {
  chooseBoard: () => 'Choose a board',
  searchBoards: () => 'Search boards',
  noBoardFound: ({ query }: { readonly query: string }) => `No board matches “${query}”.`,
  createBoard: () => 'Create board',
  createSection: () => 'Create section',
  boardName: () => 'Board name',
  keepSecret: () => 'Keep this board secret',
  secretBoard: () => 'Secret board',
  lastSaved: () => 'Last saved to',
  quickSaves: () => 'Quick saves',
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
  pinCount: ({ count }: { readonly count: string }) => `${count} Pins`,
};

/** What the board picker, the save toast and the dialogs of a saved pin say, in any language (S1 §4). */
export type SaveWords = typeof saveWords;
