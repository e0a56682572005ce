export { quickSavesBoardFinder, type QuickSavesBoardPorts } from './quick-saves-board.js';
export { limitRepinEvents, REPIN_COUNT_KEY, type RepinEventsPorts } from './repin-events.js';
