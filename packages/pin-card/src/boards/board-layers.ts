// The board picker and the dialogs about boards and their pins.
export { DeletePinDialog } from '../organise/delete-pin-dialog.js';
export { NewSection } from '../organise/new-section.js';
export { BoardPickerLayer } from './board-picker.js';
