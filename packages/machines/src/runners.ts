/** What runs saves and toggles, in one chunk: both need xstate, and share how a pin is read again. */
export { createSaveActors } from './save/save-actors.js';
export { createToggleRunner } from './toggle/toggle-runner.js';
