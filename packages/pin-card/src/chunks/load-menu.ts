/** Loads the menu of a pin and the feedback that follows it. */
export const loadMenu = () => import('./menu.chunk.js').then(({ menu }) => menu);
