import { truncate } from '../text.js';

/** Where the viewer has saved a pin. Exists only on the client. */
export interface SavedInfo {
  readonly boardId?: string | undefined;
  /** Id of the viewer's copy. */
  readonly localPinId?: string | undefined;
  /** Name of the section or board; absent for the profile. */
  readonly title?: string | undefined;
  readonly type: 'board' | 'section' | 'profile';
  /** Path of the board, section or profile. */
  readonly url?: string | undefined;
}

/** What the title of a saved pin shows: nothing, "Saved!", or the board's name. */
export type SavedTitlePhase = 'none' | 'saved-animation' | 'board';

/** Longest name of a board or section in the saved overlay, in characters. */
export const SAVED_OVERLAY_NAME_LIMIT = 22;

/** Longest saved title in lego style, in characters. */
export const LEGO_SAVED_TITLE_LIMIT = 20;

/** Truncates the name of a board or section for the saved overlay, at 22 characters (S1 §5.5). */
export function savedOverlayName(name: string): string {
  return truncate(name, SAVED_OVERLAY_NAME_LIMIT);
}

/** Returns the saved title from the name of the board, in lego style truncated at 20 characters (S1 §5.7). */
export function savedTitleText(name: string, isLego: boolean): string {
  return isLego ? truncate(name, LEGO_SAVED_TITLE_LIMIT) : name;
}

/** Delay between the trigger and the save toast (S3 §4.9.1). */
export const SAVE_TOAST_SHOW_DELAY_MS = 100;

/** Time that the save toast stays before it fades (S1 §9.2). */
export const SAVE_TOAST_DURATION_MS = 5000;

/** Fade duration of the save toast (S3 §4.9.1). */
export const SAVE_TOAST_FADE_MS = 200;

/** Delay between the trigger and the animation of the check icon in the save toast (S3 §4.9.2). */
export const SAVE_TOAST_ICON_DELAY_MS = 700;

/** Delay of the repin confirmation, with its animation in between (S3 §4.9.3). */
export const REPIN_CONFIRMATION_DELAY_MS = 2500;

/** Duration of "Saved!" before the name of the board (S1 §4.10). */
export const SAVED_TITLE_MS = 950;
