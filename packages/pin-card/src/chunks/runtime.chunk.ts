/** What a client loads when its provider mounts: saves, toasts, layers, tabs, outbox, and what presses and keys need. */
export { common } from './common.chunk.js';
export { createRuntime } from '../client/runtime.js';

export { useInternals } from './first-load.js';
