/** Loads the code of the board picker. */
export const loadBoardPicker = () =>
  import('../chunks/save.chunk.js').then(({ save }) => save.BoardPickerLayer);

const nothing = () => {};

/** Preloads the board picker on hover or focus. Ignores a failure, because a press loads it again and reports the error. */
export const preloadBoardPicker = (): void => void loadBoardPicker().then(nothing, nothing);
