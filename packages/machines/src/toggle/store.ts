export { TOGGLE_KINDS, type ToggleKind } from './toggle-kinds.js';
export { createToggleStore } from './toggle-store.js';
export {
  type Toggle,
  type ToggleCalls,
  type TogglePress,
  type ToggleStore,
  type ToggleStoreOptions,
} from './toggle-store.types.js';
