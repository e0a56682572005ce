import { truncate } from '../text/truncate.js';

/** Longest name of a board or section in the saved overlay, in characters (S1 §5). */
export const SAVED_OVERLAY_NAME_LIMIT = 22;

/** Longest saved title in lego style, in characters (S1 §5). */
export const LEGO_SAVED_TITLE_LIMIT = 20;

/** Truncates the name of a board or section for the saved overlay, at 22 characters (S1 §5). */
export function savedOverlayName(name: string): string {
  return truncate(name, SAVED_OVERLAY_NAME_LIMIT);
}

/** Returns the saved title from the name of the board, in lego style truncated at 20 characters (S1 §5). */
export function savedTitleText(name: string, isLego: boolean): string {
  return isLego ? truncate(name, LEGO_SAVED_TITLE_LIMIT) : name;
}
