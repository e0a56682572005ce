/** Loads the code of a press on Save, and of the board beside it. */
export const loadSavePress = () => import('./save-press.lazy.js');
