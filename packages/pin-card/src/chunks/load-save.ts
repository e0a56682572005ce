/** Loads the board picker and the other layers that run a chart. */
export const loadSave = () => import('./save.chunk.js').then(({ save }) => save);

const ignore = () => {};

/** Calls {@link loadSave} on hover or focus. Ignores a failure, because a press loads it again and reports the error. */
export const preloadSave = (): void => void loadSave().then(ignore, ignore);
