export {
  CLOSED_CONTEXT_MENU,
  contextMenu,
  type ContextMenuEvent,
  type ContextMenuState,
} from './context-menu.js';
