export { BoardPicker, type BoardPickerProps } from './board-picker.js';
export { BoardTile, type BoardTileProps } from './board-tile.js';
