/** Loads the code that handles a press on Save or on the board beside it. */
export const loadSavePress = () => import('../chunks/save.chunk.js').then(({ save }) => save);
