/** Loads the dialogs that run no chart. */
export const loadDialogs = () => import('./dialogs.chunk.js').then(({ dialogs }) => dialogs);
