export { BOARD_SEARCH_DELAY_MS, createBoardPickerMachine } from './board-picker.machine.js';
export type {
  BoardForm,
  BoardPickerContext,
  BoardPickerEvent,
  BoardPickerInput,
  BoardPickerPorts,
  BoardsPage,
  PickedTarget,
  SectionsPage,
} from './board-picker.types.js';
