export { MissingToggleCallError } from './missing-toggle-call-error.js';
export { TOGGLE_KINDS, type ToggleKind } from './toggle-kinds.js';
export { createToggleStore } from './toggle-store.js';
export type {
  SetToggle,
  Toggle,
  ToggleCalls,
  ToggleOutcome,
  TogglePress,
  ToggleStore,
  ToggleStoreOptions,
} from './toggle-store.types.js';
