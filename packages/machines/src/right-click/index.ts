export {
  NO_RIGHT_CLICK,
  rightClick,
  type RightClickEvent,
  type RightClickReport,
  rightClickReport,
  type RightClickState,
  type RightClickTarget,
} from './right-click.js';
