/** What a client loads when its provider mounts: toasts, layers, tabs, outbox, and the log of followed links. */
export { tellClickthrough } from '../blocked-link/tell-clickthrough.lazy.js';
export { createRuntime } from '../client/runtime.lazy.js';
export { saveToastInput } from '../save-button/save-toast.js';
