import { loadSave } from '../chunks/load-save.js';

/** Loads the code of the board picker. */
export const loadBoardPicker = () => loadSave().then(({ BoardPickerLayer }) => BoardPickerLayer);

const nothing = () => {};

/** Preloads the board picker on hover or focus. Ignores a failure, because a press loads it again and reports the error. */
export const preloadBoardPicker = (): void => void loadBoardPicker().then(nothing, nothing);
