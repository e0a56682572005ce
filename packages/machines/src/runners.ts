/** What runs saves and toggles, in one chunk: both need xstate, and share how a pin is read again. */
export { createSaveRunner } from './save/save-runner.js';
export { createToggleRunner } from './toggle/toggle-runner.js';
