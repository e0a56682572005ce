/** What a client loads when its provider mounts: saves, toasts, layers, tabs, outbox, and what presses and keys need. */
export { createRuntime } from '../client/runtime.js';
export { saveToastInput } from '../save-button/save-toast.js';

export { useInternals } from './first-load.js';
