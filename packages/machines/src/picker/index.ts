export {
  BOARD_SEARCH_DELAY_MS,
  BOARDS_TIMEOUT_MS,
  CREATE_BOARD_TIMEOUT_MS,
  createBoardPickerMachine,
} from './board-picker.machine.js';
export type {
  BoardFormState,
  BoardPickerContext,
  BoardPickerEvent,
  BoardPickerInput,
  BoardPickerPorts,
  BoardsPage,
  PickedTarget,
  SectionsPage,
} from './board-picker.types.js';
