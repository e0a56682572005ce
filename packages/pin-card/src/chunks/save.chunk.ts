import { LinkCheckLayer } from '../links/link-check-layer.js';
import { BoardPickerLayer } from '../boards/board-picker-layer.js';
import { DeletePinDialog } from '../organise/delete-pin-dialog.js';
import { NewSection } from '../organise/new-section.js';
import { layers } from './layers.chunk.js';

/** The board picker, and the other layers that run a chart, because they share xstate and parts of the picker. */
export const save = Object.freeze({
  BoardPickerLayer,
  DeletePinDialog,
  LinkCheckLayer,
  NewSection,
  layers,
});

export { useInternals } from './first-load.js';
