/** What a client loads when its provider mounts: toasts, layers, tabs, outbox, and the log of followed links. */
export { recordClickthrough } from '../blocked-link/record-clickthrough.js';
export { createRuntime } from '../client/runtime.js';
export { saveToastInput } from '../save-button/save-toast.js';

export { useInternals } from './first-load.js';
