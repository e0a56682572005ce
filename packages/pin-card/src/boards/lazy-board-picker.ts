import { lazy } from '@tackboard/domain/card';

/** The board picker as a layer. */
export const boardPicker = lazy(async () => (await import('./board-picker.js')).BoardPickerLayer);

const ignore = () => {};

/** Loads the picker when a press begins, or on focus: it is too large for a hover. Ignores a failure, because a press loads it again and reports the error. */
export const preloadBoardPicker = (): void => void boardPicker.load().catch(ignore);
