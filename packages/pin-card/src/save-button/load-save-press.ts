/** Loads the code of a press on Save, and of the board beside it. */
export const loadSavePress = () => import('../chunks/save.js').then(({ save }) => save);
