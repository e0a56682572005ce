import { loadSave } from '../chunks/load-save.js';

/** Loads the code of the board picker. */
export const loadBoardPicker = () => loadSave().then(({ BoardPickerLayer }) => BoardPickerLayer);
