export { createToggleMachine, TOGGLE_TIMEOUT_MS } from './toggle.machine.js';
export type {
  ToggleContext,
  ToggleEvent,
  ToggleInput,
  ToggleMachinePorts,
  ToggleOutcome,
} from './toggle.types.js';
export { TOGGLE_KINDS, type ToggleKind } from './toggle-kinds.js';
export { createToggleStore } from './toggle-store.js';
export {
  type CreateToggleRunner,
  type LoadToggleRunner,
  type SetToggle,
  type Toggle,
  type ToggleCalls,
  type ToggleHost,
  type TogglePress,
  type ToggleRecord,
  type ToggleRunner,
  type ToggleStore,
  type ToggleStoreOptions,
} from './toggle-store.types.js';
