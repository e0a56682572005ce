import { BoardPickerLayer } from '../board-picker/board-picker-layer.js';
import { askForBoard, pressSave } from '../save-button/save-press.js';
import { layers } from './layers.chunk.js';

/** What a press on Save needs: the press itself and the board picker. */
export const save = Object.freeze({ BoardPickerLayer, askForBoard, pressSave, layers });
