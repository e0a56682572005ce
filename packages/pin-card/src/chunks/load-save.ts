/** Loads what a press on Save needs, and the other layers that run a chart. */
export const loadSave = () => import('./save.chunk.js').then(({ save }) => save);
