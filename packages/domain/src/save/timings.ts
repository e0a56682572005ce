/** How long after the trigger the save toast shows (S3 §4.9 §9). */
export const SAVE_TOAST_SHOW_DELAY_MS = 100;

/** How long the save toast stays before it fades (S1 §9). */
export const SAVE_TOAST_DURATION_MS = 5000;

/** How long the save toast fades (S3 §4.9 §9). */
export const SAVE_TOAST_FADE_MS = 200;

/** How long after the trigger the check icon of the save toast starts to move (S3 §4.9 §9). */
export const SAVE_TOAST_ICON_DELAY_MS = 700;

/** How long "Saved!" stands before the board's name (S1 §4 §9). */
export const SAVED_TITLE_MS = 950;

/** How long the confirmation of a repin waits, with its animation in between (S3 §4.9 §9). */
export const REPIN_CONFIRMATION_DELAY_MS = 2500;
