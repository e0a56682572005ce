/** Loads the impressions and keys of a grid. */
export const loadGrid = () => import('./grid.chunk.js');
