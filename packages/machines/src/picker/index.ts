export {
  BOARD_SEARCH_DELAY_MS,
  BOARD_TITLE_LIMIT,
  boardNameError,
  createBoardPickerMachine,
} from './board-picker.machine.js';
export type {
  BoardForm,
  BoardFormError,
  BoardPickerContext,
  BoardPickerEvent,
  BoardPickerInput,
  BoardPickerPorts,
  BoardsPage,
  PickedTarget,
  SectionsPage,
} from './board-picker.types.js';
