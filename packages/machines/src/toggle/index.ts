export { createToggleMachine, TOGGLE_TIMEOUT_MS } from './toggle.machine.js';
export type {
  ToggleContext,
  ToggleEvent,
  ToggleInput,
  ToggleMachinePorts,
  ToggleOutcome,
} from './toggle.types.js';
export { createToggleStore } from './toggle-store.js';
export {
  type CreateToggleRunner,
  type LoadToggleRunner,
  type Toggle,
  TOGGLE_KINDS,
  type ToggleCalls,
  type ToggleHost,
  type ToggleKind,
  type ToggleRecord,
  type ToggleRunner,
  type ToggleStore,
  type ToggleStoreOptions,
} from './toggle-store.types.js';
