/** Loads the part of a client that is not needed for the first render. */
export const loadRuntime = () => import('./runtime.chunk.js');
