export {
  debugPanel,
  type DebugPanelEvent,
  type DebugPanelState,
  NO_DEBUG_PANEL,
} from './debug-panel.js';
