/** Loads the code of a press on Save, and of the board beside it. */
export const loadSavePress = () => import('../chunks/save.chunk.js').then(({ save }) => save);
