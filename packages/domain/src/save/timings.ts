/** Delay between the trigger and the save toast (S3 §4.9 §9). */
export const SAVE_TOAST_SHOW_DELAY_MS = 100;

/** Time that the save toast stays before it fades (S1 §9). */
export const SAVE_TOAST_DURATION_MS = 5000;

/** Fade duration of the save toast (S3 §4.9 §9). */
export const SAVE_TOAST_FADE_MS = 200;

/** Delay between the trigger and the animation of the check icon in the save toast (S3 §4.9 §9). */
export const SAVE_TOAST_ICON_DELAY_MS = 700;

/** Delay of the repin confirmation, with its animation in between (S3 §4.9 §9). */
export const REPIN_CONFIRMATION_DELAY_MS = 2500;

/** Duration of "Saved!" before the name of the board (S1 §4 §9). */
export const SAVED_TITLE_MS = 950;
