import { LinkCheckLayer } from '../blocked-link/link-check-layer.js';
import { BoardPickerLayer } from '../board-picker/board-picker-layer.js';
import { DeletePinDialog } from '../delete-pin/delete-pin-dialog.js';
import { NewSection } from '../organise-bar/new-section.js';
import { askForBoard, pressSave } from '../save-button/save-press.js';
import { layers } from './layers.chunk.js';

/**
 * What a press on Save needs: the press itself and the board picker. The other layers that run a chart are here too,
 * because they share xstate and parts of the picker.
 */
export const save = Object.freeze({
  BoardPickerLayer,
  DeletePinDialog,
  LinkCheckLayer,
  NewSection,
  askForBoard,
  pressSave,
  layers,
});

export { useInternals } from './first-load.js';
