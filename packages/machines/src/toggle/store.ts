export { createToggleStore } from './toggle-store.js';
export {
  type LoadToggleRunner,
  type Toggle,
  TOGGLE_KINDS,
  type ToggleCalls,
  type ToggleKind,
  type ToggleStore,
  type ToggleStoreOptions,
} from './toggle-store.types.js';
