/** What runs saves, toggles and merges, in one chunk: all need xstate, and the first two share how a pin is read again. */
export { createSaveActors } from './save/save-actors.js';
export { runMerge } from './signed-out/run-merge.js';
export { createToggleRunner } from './toggle/toggle-runner.js';
