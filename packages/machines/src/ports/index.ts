export { quickSavesBoardFinder, type QuickSavesBoardPorts } from './quick-saves-board.js';
export { limitRepinEvents, repinCountKey, type RepinEventsPorts } from './repin-events.js';
