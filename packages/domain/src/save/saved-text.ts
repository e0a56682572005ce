import { truncate } from '../text/truncate.js';

/** How many characters of a board's or section's name the saved overlay shows (S1 §5). */
export const SAVED_OVERLAY_NAME_LIMIT = 22;

/** How many characters of the saved title show in lego style (S1 §5). */
export const LEGO_SAVED_TITLE_LIMIT = 20;

/** The name of a board or section as the saved overlay shows it, at most 22 characters (S1 §5). */
export function savedOverlayName(name: string): string {
  return truncate(name, SAVED_OVERLAY_NAME_LIMIT);
}

/** The title of a saved pin's board; at most 20 characters in lego style, else whole (S1 §5). */
export function savedTitleText(name: string, isLego: boolean): string {
  return isLego ? truncate(name, LEGO_SAVED_TITLE_LIMIT) : name;
}
