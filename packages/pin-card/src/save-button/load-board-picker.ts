/** Fetches the board picker; the second call gets the same one. */
export const loadBoardPicker = () =>
  import('../chunks/save.chunk.js').then(({ save }) => save.BoardPickerLayer);

const nothing = () => {};

/** Fetches it at the first sign of intent. A fetch that fails is tried again by the press, which then says so. */
export const preloadBoardPicker = (): void => void loadBoardPicker().then(nothing, nothing);
